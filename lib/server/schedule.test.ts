import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bridge } from './bridge.cjs';
import { log } from './log';
import { repeat } from './schedule';

const period = { firstMs: 10, periodMs: 1000 };

const stop = () => Promise.all((bridge.stopHooks ?? []).map((hook) => hook()));

beforeEach(() => {
  vi.useFakeTimers();
  bridge.stopHooks = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  delete bridge.stopHooks;
  delete bridge.hasSchedules;
});

test('the work is done soon after the start, then every period, and no more once the server stops', async () => {
  const work = vi.fn(async () => {});
  repeat('test', work, period);
  await vi.advanceTimersByTimeAsync(9);
  expect(work).toHaveBeenCalledTimes(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(work).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2000);
  expect(work).toHaveBeenCalledTimes(3);
  await stop();
  await vi.advanceTimersByTimeAsync(5000);
  expect(work).toHaveBeenCalledTimes(3);
});

test('a turn begins after the one before has ended, and one that is under way is waited for at the end', async () => {
  let finish = () => {};
  const work = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  repeat('test', work, period);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(work).toHaveBeenCalledTimes(1);
  finish();
  await vi.advanceTimersByTimeAsync(1000);
  expect(work).toHaveBeenCalledTimes(2);
  const stopped = vi.fn();
  const stopping = stop().then(stopped);
  await vi.advanceTimersByTimeAsync(5000);
  expect(stopped).not.toHaveBeenCalled();
  finish();
  await stopping;
  await vi.advanceTimersByTimeAsync(5000);
  expect(work).toHaveBeenCalledTimes(2);
});

test('work that fails is a line of the log that names it and quotes nothing, and is tried again', async () => {
  const warn = vi.spyOn(log, 'warn').mockReturnValue();
  const work = vi.fn(async () => {
    throw Object.assign(new Error('secret'), { code: 'P1001' });
  });
  repeat('test', work, period);
  await vi.advanceTimersByTimeAsync(1010);
  expect(work).toHaveBeenCalledTimes(2);
  expect(warn).toHaveBeenCalledWith({ work: 'test', code: 'P1001' }, 'not done in time');
  expect(JSON.stringify(warn.mock.calls)).not.toContain('secret');
  await stop();
});

test('a worker that leaves the schedules to another does nothing', async () => {
  bridge.hasSchedules = false;
  const work = vi.fn(async () => {});
  repeat('test', work, period);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(work).not.toHaveBeenCalled();
});

test('a process that cannot say when it stops, as a build, does nothing', async () => {
  delete bridge.stopHooks;
  const work = vi.fn(async () => {});
  repeat('test', work, period);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(work).not.toHaveBeenCalled();
});
