import { expect, it, vi } from 'vitest';
import { AppError } from '@/lib/shared/errors';
import { makeBatches } from './batches';

/** Batches of texts such as `a1`, whose letter is their key. Each call waits until `open` is called. */
function makeRun(options: Partial<Parameters<typeof makeBatches<string, string>>[0]> = {}) {
  const written: string[][] = [];
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  const write = makeBatches<string, string>({
    write: async (items) => {
      written.push(items);
      await opened;
      return items.map((item) => item.toUpperCase());
    },
    keysOf: ([letter = '']) => [letter],
    batchesAtOnce: 2,
    mostInBatch: 3,
    ...options,
  });
  return { written, open, write };
}

it('writes the first at once, and what comes meanwhile together', async () => {
  const { written, open, write } = makeRun();
  const answers = ['a1', 'b1', 'c1'].map(write);
  expect(written).toEqual([['a1']]);
  open();
  expect(await Promise.all(answers)).toEqual(['A1', 'B1', 'C1']);
  expect(written).toEqual([['a1'], ['b1', 'c1']]);
});

it('begins a second batch where a whole one waits, and no third', async () => {
  const { written, open, write } = makeRun();
  const answers = ['a1', 'b1', 'c1', 'd1', 'e1', 'f1', 'g1', 'h1'].map(write);
  expect(written).toEqual([['a1'], ['b1', 'c1', 'd1']]);
  open();
  expect(await Promise.all(answers)).toHaveLength(8);
  expect(written.flat()).toHaveLength(8);
});

it('lets nobody wait for a batch that is slow', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { written, open, write } = makeRun();
  const answers = [write('a1')];
  vi.advanceTimersByTime(600);
  answers.push(write('b1'));
  expect(written).toEqual([['a1']]);
  vi.advanceTimersByTime(500);
  vi.useRealTimers();
  expect(written).toEqual([['a1'], ['b1']]);
  open();
  await Promise.all(answers);
});

it('has two of one key in two batches, in their order', async () => {
  const { written, open, write } = makeRun();
  const answers = ['a1', 'b1', 'b2', 'c1', 'b3'].map(write);
  open();
  await Promise.all(answers);
  expect(written.flat().filter((item) => item.startsWith('b'))).toEqual(['b1', 'b2', 'b3']);
  for (const batch of written) expect(new Set(batch.map(([letter]) => letter)).size).toBe(batch.length);
});

it('writes by itself what may be refused', async () => {
  const { written, open, write } = makeRun({ isAlone: (item) => item.startsWith('x') });
  const answers = ['a1', 'b1', 'x1', 'c1'].map(write);
  open();
  await Promise.all(answers);
  expect(written).toEqual([['a1'], ['b1', 'c1'], ['x1']]);
});

it('a batch that fails is written item by item: one fails alone', async () => {
  const { write } = makeRun({
    write: async (items) => {
      if (items.includes('b1')) throw new Error('not this one');
      return items;
    },
  });
  const answers = await Promise.allSettled(['a1', 'b1', 'c1'].map(write));
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

it.each([
  ['the database is away', Object.assign(new Error('away'), { code: 'P1001' })],
  ['nobody knows what was stored', new AppError('unsettled', 'Not known.')],
])('where %s, all of a batch fail and nothing is written again', async (_why, error) => {
  let calls = 0;
  const { write } = makeRun({
    write: async (items) => {
      calls += 1;
      if (calls > 1) throw error;
      return items;
    },
  });
  const answers = await Promise.allSettled(['a1', 'b1', 'c1'].map(write));
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
  expect(calls).toBe(2);
});
