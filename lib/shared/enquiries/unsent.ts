import { dayMs } from '../time/day-ms';

/** Only this browser stores it, for at most a day. */

const keepMs = dayMs;
const maxCount = 5;
const prefix = 'unsent-';
const keyOf = (form: string) => prefix + form;

/** As it was sent first, so that the server recognises a repeat. */
export type Unsent = { requestKey: string; body: string; at: number };

function write(form: string, list: Unsent[]): void {
  if (list.length === 0) localStorage.removeItem(keyOf(form));
  else localStorage.setItem(keyOf(form), JSON.stringify(list));
}

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

export function forgetOldUnsent(): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(prefix)) listUnsent(key.slice(prefix.length));
  } catch {
    // This browser stores nothing.
  }
}

/** False where the browser stores nothing. */
export function keepUnsent(form: string, { requestKey, body }: Omit<Unsent, 'at'>): boolean {
  const others = listUnsent(form).filter((one) => one.requestKey !== requestKey);
  try {
    write(form, [...others, { requestKey, body, at: Date.now() }].slice(-maxCount));
    return true;
  } catch {
    return false;
  }
}

/** Without a body: anything under the key. */
export function dropUnsent(form: string, { requestKey, body }: { requestKey: string; body?: string }): void {
  const list = listUnsent(form);
  const others = list.filter((one) => one.requestKey !== requestKey || (body ?? one.body) !== one.body);
  if (others.length < list.length) write(form, others);
}
