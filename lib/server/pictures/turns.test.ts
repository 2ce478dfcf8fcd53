import { expect, it } from 'vitest';
import { inTurn } from './turns';

it('lets two pictures be decoded at once, never three, and all get their turn even after a failure', async () => {
  let busy = 0;
  let most = 0;
  const work = (index: number) =>
    inTurn(async () => {
      busy += 1;
      most = Math.max(most, busy);
      await new Promise((resolve) => setImmediate(resolve));
      busy -= 1;
      if (index === 1) throw new Error('broken');
      return index;
    });
  const results = await Promise.allSettled([0, 1, 2, 3, 4, 5].map(work));
  expect(most).toBe(2);
  expect(results.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    ...Array(4).fill('fulfilled'),
  ]);
});
