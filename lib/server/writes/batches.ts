import 'server-only';
import pLimit from 'p-limit';
import { AppError } from '@/lib/shared/errors';
import { isDatabaseAway } from '../database/database-away';
import { yieldToRequests } from '../database/yield-to-requests';

type Options<T, R> = {
  write: (items: T[]) => Promise<R[]>;
  /** Items that share a key are never in one batch. */
  keysOf: (item: T) => readonly string[];
  /** Such an item may fail and would fail its whole batch. */
  isAlone?: (item: T) => boolean;
  batchesAtOnce: number;
  mostInBatch: number;
};

type Waiting<T, R> = { item: T; resolve: (result: R) => void; reject: (reason: unknown) => void };

const slowMs = 500;

function takeBatch<T, R>(
  waiting: Waiting<T, R>[],
  { keysOf, isAlone, mostInBatch }: Options<T, R>,
): Waiting<T, R>[] {
  const [first] = waiting;
  if (!first || isAlone?.(first.item)) return waiting.splice(0, 1);
  const seen = new Set<string>();
  const batch: Waiting<T, R>[] = [];
  for (const each of waiting) {
    if (batch.length === mostInBatch) break;
    const keys = keysOf(each.item);
    if (!isAlone?.(each.item) && !keys.some((key) => seen.has(key))) batch.push(each);
    for (const key of keys) seen.add(key);
  }
  const taken = new Set(batch);
  waiting.splice(0, waiting.length, ...waiting.filter((each) => !taken.has(each)));
  return batch;
}

/** After such an error single writes would fail too. */
const isOfAll = (error: unknown): boolean =>
  isDatabaseAway(error) || (error instanceof AppError && error.code === 'unsettled');

/** The first item is written at once; later ones share the next batch. A failed batch is written item by item. */
export function makeBatches<T, R>(options: Options<T, R>): (item: T) => Promise<R> {
  const waiting: Waiting<T, R>[] = [];
  const single = pLimit(options.batchesAtOnce);
  let running = 0;

  async function settle(batch: Waiting<T, R>[]): Promise<void> {
    try {
      const results = await options.write(batch.map(({ item }) => item));
      for (const [index, { resolve }] of batch.entries()) {
        resolve(results[index] as R);
        // Lets pages render in between.
        await yieldToRequests();
      }
    } catch (error) {
      if (batch.length === 1 || isOfAll(error)) for (const { reject } of batch) reject(error);
      else await Promise.all(batch.map((each) => single(() => settle([each]))));
    }
  }

  const start = () => {
    if (running < options.batchesAtOnce && waiting.length > 0) void run();
  };

  async function run(): Promise<void> {
    running += 1;
    while (waiting.length > 0) {
      // A batch that waits for a lock must not delay the next one.
      const timer = setInterval(start, slowMs);
      await settle(takeBatch(waiting, options));
      clearInterval(timer);
    }
    running -= 1;
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      // Large batches cost least, so a second one starts only when it is full or the first is slow.
      if (running === 0 || waiting.length >= options.mostInBatch) start();
    });
}
