import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { vi } from 'vitest';

export type RecordedQuery = { text: string; values: unknown[] };

const currentCall = new AsyncLocalStorage<object>();

/**
 * The reads and writes that a call asks of the database, without what begins and ends a transaction. What runs in the background at the
 * same time, such as a run of the outbox, is left out.
 */
export async function recordQueries(call: () => Promise<unknown>): Promise<RecordedQuery[]> {
  const args: unknown[][] = [];
  const { query } = pg.Client.prototype;
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...given: unknown[]
  ) {
    if (currentCall.getStore() === args) args.push(given);
    return Reflect.apply(query, this, given);
  });
  try {
    await currentCall.run(args, call);
  } finally {
    spy.mockRestore();
  }
  return args
    .map(([first, second]): RecordedQuery => {
      // What pg takes: a text with values, or both in one.
      const asked = (typeof first === 'string' ? { text: first } : first) as Partial<RecordedQuery>;
      return { text: asked.text ?? '', values: asked.values ?? (Array.isArray(second) ? second : []) };
    })
    .filter(({ text }) => /^\s*(?:with|select|insert|update|delete)\b/i.test(text));
}
