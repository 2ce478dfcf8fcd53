import { dayMs } from '../time/day-ms';

/** Only this browser stores it: the first touch for 90 days, the last one for this visit. */

/** Set by the start script where the page was left before its scripts ran. */
export const arrivalKey = 'arrival';
const firstKey = 'first-touch';
const lastKey = 'last-touch';
const keepMs = 90 * dayMs;
/** A tab opened within this time continues the visit. */
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

// Half a surrogate pair cannot be stored.
const shorten = (text: string) => text.slice(0, maxLength).replace(/[\uD800-\uDBFF]$/, '');

export type VisitAttribution = { at: string; landingPage: string; referrer: string } & Partial<
  Record<(typeof names)[number], string>
>;

/** Null for a visit that comes from our own pages. */
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
    visitKept?: boolean;
  }
}

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

/** Tabs do not share sessionStorage, so another tab gets it through localStorage. */
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

/** Storage may be full or forbidden, which is no error. */
export function rememberVisit(): void {
  window.visitKept = true;
  try {
    keep(takeArrival());
    keep(toAttribution(new URL(location.href), document.referrer, new Date()));
    handOn();
  } catch {}
}

export function readVisit(): { firstTouch?: string; lastTouch?: string } {
  try {
    const firstTouch = read(localStorage, firstKey);
    const lastTouch = read(sessionStorage, lastKey);
    return { ...(firstTouch && { firstTouch }), ...(lastTouch && { lastTouch }) };
  } catch {
    return {};
  }
}
