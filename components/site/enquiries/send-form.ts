import { honeypotField } from '@/lib/content/enquiries/form-basics';
import { readVisit } from '@/lib/shared/enquiries/visit';
import { officeDay } from '@/lib/shared/time/office-clock';

/** One key per message makes a double tap count once. crypto.randomUUID needs https. */
export const makeRequestKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

function readTyped(form: HTMLFormElement): Record<string, unknown> {
  const typed = Object.fromEntries([...new FormData(form)].filter(([, value]) => typeof value === 'string'));
  const boxes = form.querySelectorAll<HTMLInputElement>('input[type="checkbox"]');
  for (const { name, checked } of boxes) typed[name] = checked ? 'Yes' : 'No';
  if (typed[honeypotField] === '') delete typed[honeypotField];
  return typed;
}

type Extras = { requestKey: string; filledInMs: number };

const toSent = (form: HTMLFormElement, extras: Extras) => ({
  ...readTyped(form),
  ...readVisit(),
  ...extras,
  typedOn: officeDay(Date.now()),
});

export const toBody = (form: HTMLFormElement, extras: Extras): string => JSON.stringify(toSent(form, extras));

/** The file comes last. */
export function toMultipart(form: HTMLFormElement, extras: Extras): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(toSent(form, extras)))
    body.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  for (const { name, files } of form.querySelectorAll<HTMLInputElement>('input[type="file"]'))
    for (const file of files ?? []) body.append(name, file);
  return body;
}

export function isStillIn(form: HTMLFormElement, body: string): boolean {
  const sent = JSON.parse(body) as Record<string, unknown>;
  return Object.entries(readTyped(form)).every(([name, value]) => sent[name] === value);
}

type Outcome =
  /** `next` is the address for a visit time; null without one. */
  | { kind: 'stored'; next: string | null }
  | { kind: 'refused'; errors: Record<string, string> }
  /** Safe to send again. */
  | { kind: 'unanswered' };

/** Never throws: each failure is a result. */
export async function sendBody(action: string, body: string | FormData): Promise<Outcome> {
  try {
    const answer = await fetch(action, {
      method: 'POST',
      headers: {
        Accept: 'application/json',
        ...(typeof body === 'string' && { 'Content-Type': 'application/json' }),
      },
      body,
    });
    if (answer.ok) return { kind: 'stored', next: answer.headers.get('Location') };
    if (answer.status >= 500 || answer.status === 429) return { kind: 'unanswered' };
    const { errors } = (await answer.json()) as { errors?: Record<string, string> };
    return { kind: 'refused', errors: errors ?? {} };
  } catch {
    return { kind: 'unanswered' };
  }
}
