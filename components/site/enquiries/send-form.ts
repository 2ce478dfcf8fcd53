import { honeypotField } from '@/lib/content/enquiries/forms';
import { readVisit } from '@/lib/shared/enquiries/visit';
import { officeDay } from '@/lib/shared/time/office-clock';

/** The same for a double tap, another one for the next message. Also where the page is not served over https. */
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

/** What is in the form as it is sent, with how the visit began. */
export const toBody = (form: HTMLFormElement, extras: { requestKey: string; filledInMs: number }): string =>
  JSON.stringify({ ...readTyped(form), ...readVisit(), ...extras, typedOn: officeDay(Date.now()) });

/** Whether nothing was typed since. */
export function isStillIn(form: HTMLFormElement, body: string): boolean {
  const sent = JSON.parse(body) as Record<string, unknown>;
  return Object.entries(readTyped(form)).every(([name, value]) => sent[name] === value);
}

type Outcome =
  | { kind: 'stored' }
  | { kind: 'refused'; errors: Record<string, string> }
  /** It may be sent again as it is. */
  | { kind: 'unanswered' };

/** Posts it as JSON. Whatever keeps it from being stored is an answer, never a throw. */
export async function sendBody(action: string, body: string): Promise<Outcome> {
  try {
    const answer = await fetch(action, {
      method: 'POST',
      headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
      body,
    });
    if (answer.ok) return { kind: 'stored' };
    if (answer.status >= 500 || answer.status === 429) return { kind: 'unanswered' };
    const { errors } = (await answer.json()) as { errors?: Record<string, string> };
    return { kind: 'refused', errors: errors ?? {} };
  } catch {
    return { kind: 'unanswered' };
  }
}
