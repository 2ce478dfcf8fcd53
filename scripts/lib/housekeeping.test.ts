import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startHousekeeping } from './housekeeping';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'log').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('the periodic work is done soon after the start, then every period, and no more once it is stopped', async () => {
  const work = vi.fn(async () => {});
  const housekeeping = startHousekeeping({ work, firstMs: 10, periodMs: 1000 });
  await vi.advanceTimersByTimeAsync(9);
  expect(work).toHaveBeenCalledTimes(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(work).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2000);
  expect(work).toHaveBeenCalledTimes(3);
  await housekeeping.stop();
  await vi.advanceTimersByTimeAsync(5000);
  expect(work).toHaveBeenCalledTimes(3);
});

test('work that fails is said, and tried again at the next period', async () => {
  const work = vi.fn(async () => {
    throw new Error('The database is away.');
  });
  const housekeeping = startHousekeeping({ work, firstMs: 10, periodMs: 1000 });
  await vi.advanceTimersByTimeAsync(1010);
  expect(work).toHaveBeenCalledTimes(2);
  expect(console.log).toHaveBeenCalledWith('The database is away.');
  await housekeeping.stop();
});
