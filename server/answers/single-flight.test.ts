import { expect, it } from 'vitest';
import { makeGate } from '../../tests/support/records/gate';
import { SingleFlight } from './single-flight.ts';

it('who asks while it is under way waits for the same, and who asks after it has it done anew', async () => {
  const singleFlight = new SingleFlight<number>();
  const { opened, open } = makeGate();
  let started = 0;
  const start = async () => {
    started += 1;
    await opened;
    return started;
  };
  const [first, second] = [singleFlight.join('a', start), singleFlight.join('a', start)];
  expect([first.isOwn, second.isOwn]).toEqual([true, false]);
  open();
  expect(await Promise.all([first.result, second.result])).toEqual([1, 1]);
  expect(await singleFlight.join('a', start).result).toBe(2);
});

it('work that fails stands in nobody’s way', async () => {
  const singleFlight = new SingleFlight<number>();
  await expect(singleFlight.join('a', () => Promise.reject(new Error('away'))).result).rejects.toThrow(
    'away',
  );
  expect(await singleFlight.join('a', async () => 1).result).toBe(1);
});
