import { expect, it } from 'vitest';
import { makeGate } from '../../../tests/support/gate';
import { Flights } from './flights.ts';

it('who asks while it is under way waits for the same, and who asks after it has it done anew', async () => {
  const flights = new Flights<number>();
  const { opened, open } = makeGate();
  let started = 0;
  const start = async () => {
    started += 1;
    await opened;
    return started;
  };
  const [first, second] = [flights.join('a', start), flights.join('a', start)];
  expect([first.isOwn, second.isOwn]).toEqual([true, false]);
  open();
  expect(await Promise.all([first.landed, second.landed])).toEqual([1, 1]);
  expect(await flights.join('a', start).landed).toBe(2);
});

it('work that fails stands in nobody’s way', async () => {
  const flights = new Flights<number>();
  await expect(flights.join('a', () => Promise.reject(new Error('away'))).landed).rejects.toThrow('away');
  expect(await flights.join('a', async () => 1).landed).toBe(1);
});
