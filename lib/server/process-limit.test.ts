import { expect, it, vi } from 'vitest';

it('is one limit for a process that loads its module twice, and a failed piece of work gives its place back', async () => {
  const load = async () => {
    vi.resetModules();
    return (await import('./process-limit')).processLimit('decode', 2);
  };
  const [ofPages, ofRoutes] = [await load(), await load()];
  let running = 0;
  let most = 0;
  const work = async (index: number) => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    if (index === 1) throw new Error('broken');
    return index;
  };
  const results = await Promise.allSettled(
    [0, 1, 2, 3, 4, 5].map((index) => (index % 2 ? ofPages : ofRoutes)(() => work(index))),
  );
  expect(most).toBe(2);
  expect(results.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    ...Array(4).fill('fulfilled'),
  ]);
});
