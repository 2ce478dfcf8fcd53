import { expect, it } from 'vitest';
import { coalesce } from './coalesce';

it('runs once more for all who ask while it runs, and never twice at once', async () => {
  const ends: (() => void)[] = [];
  let begun = 0;
  const run = coalesce(() => {
    begun += 1;
    return new Promise((resolve) => ends.push(resolve));
  });
  const tick = () => new Promise((resolve) => setImmediate(resolve));
  const first = run();
  await tick();
  const others = [run(), run(), run()];
  await tick();
  expect(begun).toBe(1);
  ends[0]?.();
  await first;
  await tick();
  expect(begun).toBe(2);
  ends[1]?.();
  await Promise.all(others);
  expect(begun).toBe(2);
});

it('runs again after a failure', async () => {
  let begun = 0;
  const run = coalesce(async () => {
    begun += 1;
    if (begun === 1) throw new Error('away');
  });
  await expect(run()).rejects.toThrow('away');
  await run();
  expect(begun).toBe(2);
});
