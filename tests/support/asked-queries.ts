import pg from 'pg';
import { vi } from 'vitest';

export type Asked = { text: string; values: unknown[] };

/** The reads and writes that a call asks of the database, without what begins and ends a transaction. */
export async function readAsked(call: () => Promise<unknown>): Promise<Asked[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await call();
    return query.mock.calls
      .map(([first, second]): Asked => {
        // What pg takes: a text with values, or both in one.
        const asked = (typeof first === 'string' ? { text: first } : first) as Partial<Asked>;
        return { text: asked.text ?? '', values: asked.values ?? (Array.isArray(second) ? second : []) };
      })
      .filter(({ text }) => /^\s*(?:with|select|insert|update|delete)\b/i.test(text));
  } finally {
    query.mockRestore();
  }
}
