import { dayMs } from '../time/day-ms';

/*
 * How a visit began and what led to the form, kept by the visitor's own browser: the first touch for 90 days, the last one
 * for this visit, in whichever tab it goes on. Nobody else is told; both go with a form that is sent.
 */

/** Where the start script puts the raw beginning of a visit whose page was left before it was alive. */
export const arrivalKey = 'arrival';
const firstKey = 'first-touch';
const lastKey = 'last-touch';
const keepMs = 90 * dayMs;
/** A tab that is opened within this time after a page of ours goes on with the visit. */
const visitMs = 30 * 60_000;
const names = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'gclid',
  'fbclid',
] as const;
const maxLength = 300;

// Without half a character at the cut, which could not be kept.
const shorten = (text: string) => text.slice(0, maxLength).replace(/[\uD800-\uDBFF]$/, '');

export type VisitAttribution = { at: string; landingPage: string; referrer: string } & Partial<
  Record<(typeof names)[number], string>
>;

/** What an address and a referrer say. Null when somebody came from our own pages, which is no touch. */
export function toAttribution(address: URL, referrer: string, at: Date): VisitAttribution | null {
  const isOwn = referrer !== '' && URL.canParse(referrer) && new URL(referrer).host === address.host;
  const sent = names.flatMap((name) => {
    const value = address.searchParams.get(name);
    return value ? [[name, shorten(value)]] : [];
  });
  if (isOwn && sent.length === 0) return null;
  return {
    at: at.toISOString(),
    landingPage: shorten(address.pathname),
    referrer: isOwn ? '' : shorten(referrer),
    ...Object.fromEntries(sent),
  };
}

function read(store: Storage, key: string): string | null {
  const text = store.getItem(key);
  if (text === null) return null;
  const { at } = JSON.parse(text) as { at?: string };
  return Date.now() - Date.parse(at ?? '') < keepMs ? text : null;
}

declare global {
  interface Window {
    /** The start script has nothing to keep any more. */
    visitKept?: boolean;
  }
}

/** The beginning of this visit when its first page was left early. */
function takeArrival(): VisitAttribution | null {
  const text = sessionStorage.getItem(arrivalKey);
  if (text === null) return null;
  sessionStorage.removeItem(arrivalKey);
  const { address, referrer, at } = JSON.parse(text) as { address: string; referrer: string; at: string };
  return toAttribution(new URL(address), referrer, new Date(at));
}

function keep(touch: VisitAttribution | null): void {
  if (!touch) return;
  const hasLast = sessionStorage.getItem(lastKey) !== null;
  if (!hasLast || touch.referrer !== '' || Object.keys(touch).length > 3)
    sessionStorage.setItem(lastKey, JSON.stringify(touch));
  if (read(localStorage, firstKey) === null) localStorage.setItem(firstKey, JSON.stringify(touch));
}

/** A tab has a store of its own: what led to the visit is handed on to a tab that goes on with it. */
function handOn(): void {
  const mine = sessionStorage.getItem(lastKey);
  if (mine !== null) {
    localStorage.setItem(lastKey, JSON.stringify({ seen: Date.now(), touch: mine }));
    return;
  }
  const handed = localStorage.getItem(lastKey);
  if (handed === null) return;
  const { seen, touch } = JSON.parse(handed) as { seen: number; touch: string };
  if (Date.now() - seen < visitMs) sessionStorage.setItem(lastKey, touch);
}

/** Keeps what led to this page, once in a page's life. A store that is full or forbidden is no fault. */
export function rememberVisit(): void {
  window.visitKept = true;
  try {
    keep(takeArrival());
    keep(toAttribution(new URL(location.href), document.referrer, new Date()));
    handOn();
  } catch {
    // A form is sent without it.
  }
}

/** The touches as a form sends them, in JSON; none where nothing could be kept. */
export function readVisit(): { firstTouch?: string; lastTouch?: string } {
  try {
    const firstTouch = read(localStorage, firstKey);
    const lastTouch = read(sessionStorage, lastKey);
    return { ...(firstTouch && { firstTouch }), ...(lastTouch && { lastTouch }) };
  } catch {
    return {};
  }
}
