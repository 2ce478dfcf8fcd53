import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { Throttle } from './throttle.ts';

it('lets eight through in one turn of the event loop, in their order, and all in the end', async () => {
  const throttle = new Throttle();
  const through: number[] = [];
  for (let index = 0; index < 20; index += 1) void throttle.wait().then(() => through.push(index));
  const counts: number[] = [];
  while (through.length < 20) {
    await nextTurn();
    counts.push(through.length);
  }
  expect(counts).toEqual([8, 16, 20]);
  expect(through).toEqual([...through].sort((one, other) => one - other));
  await throttle.wait();
});
