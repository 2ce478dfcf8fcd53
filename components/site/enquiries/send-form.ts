import { honeypotField } from '@/lib/content/forms';
import { readVisit } from '@/lib/shared/visit';

const timeoutMs = 20_000;

/** The same for a double tap, another one for the next message. Also where the page is not served over https. */
export const makeRequestKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

type Sent = { isStored: true } | { isStored: false; errors: Record<string, string> };

/** Posts what is in the form as JSON. Whatever keeps it from being stored is an answer, never a throw. */
export async function sendForm(
  form: HTMLFormElement,
  extras: { requestKey: string; filledInMs: number },
): Promise<Sent> {
  const typed = Object.fromEntries([...new FormData(form)].filter(([, value]) => typeof value === 'string'));
  const boxes = form.querySelectorAll<HTMLInputElement>('input[type="checkbox"]');
  for (const { name, checked } of boxes) typed[name] = checked ? 'Yes' : 'No';
  if (typed[honeypotField] === '') delete typed[honeypotField];
  try {
    const answer = await fetch(form.action, {
      method: 'POST',
      headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...typed, ...readVisit(), ...extras }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (answer.ok) return { isStored: true };
    const { errors } = (await answer.json()) as { errors?: Record<string, string> };
    return { isStored: false, errors: errors ?? {} };
  } catch {
    return { isStored: false, errors: {} };
  }
}
