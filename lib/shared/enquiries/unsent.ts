import { dayMs } from '../time/day-ms';

/*
 * What could not be sent, kept by the visitor's own browser until it is: on this device alone, for a day at most.
 */

const keepMs = dayMs;
const maxCount = 5;
const prefix = 'unsent-';
const keyOf = (form: string) => prefix + form;

/** What is sent, as it was sent first, under the key by which the server knows it again. */
export type Unsent = { requestKey: string; body: string; at: number };

function write(form: string, list: Unsent[]): void {
  if (list.length === 0) localStorage.removeItem(keyOf(form));
  else localStorage.setItem(keyOf(form), JSON.stringify(list));
}

/** Oldest first. What is older than a day goes. */
export function listUnsent(form: string): Unsent[] {
  try {
    const text = localStorage.getItem(keyOf(form));
    if (text === null) return [];
    const all = JSON.parse(text) as Unsent[];
    const list = all.filter(({ at }) => Date.now() - at < keepMs);
    if (list.length < all.length) write(form, list);
    return list;
  } catch {
    return [];
  }
}

/** What is too old goes, of every form. */
export function forgetOldUnsent(): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(prefix)) listUnsent(key.slice(prefix.length));
  } catch {
    // This browser keeps nothing.
  }
}

/** In the place of what was kept under the same key. False where the browser keeps nothing. */
export function keepUnsent(form: string, { requestKey, body }: Omit<Unsent, 'at'>): boolean {
  const others = listUnsent(form).filter((one) => one.requestKey !== requestKey);
  try {
    write(form, [...others, { requestKey, body, at: Date.now() }].slice(-maxCount));
    return true;
  } catch {
    return false;
  }
}

/** Without a body: whatever is kept under the key. */
export function dropUnsent(form: string, { requestKey, body }: { requestKey: string; body?: string }): void {
  const list = listUnsent(form);
  const others = list.filter((one) => one.requestKey !== requestKey || (body ?? one.body) !== one.body);
  if (others.length < list.length) write(form, others);
}
