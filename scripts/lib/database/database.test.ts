import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { say } from '../say';
import { readSettings } from '../settings';
import { openDatabase } from './database';
import { startPostgres } from './postgres';

vi.mock('./postgres', () => ({ startPostgres: vi.fn() }));
vi.mock('../say', async (importOriginal) => ({
  ...(await importOriginal<typeof import('../say')>()),
  say: vi.fn(),
}));

const start = vi.mocked(startPostgres);
let lose = () => {};

const running: typeof startPostgres = async ({ onLost = () => {} }) => {
  lose = onLost;
  const url = 'postgresql://builder@127.0.0.1:54329/builder';
  return { url, dataFolder: '/data', adopted: false, stop: async () => true };
};
const open = () => {
  vi.stubEnv('DATABASE_URL', undefined);
  return openDatabase({ ...readSettings('command'), DATABASE_URL: undefined });
};
const secondsSaid = () =>
  vi
    .mocked(say)
    .mock.calls.flatMap(([sentence]) => /next attempt is in ([\d.]+) s/.exec(sentence)?.[1] ?? []);

beforeEach(() => {
  vi.useFakeTimers();
  start.mockReset().mockImplementation(running);
  vi.mocked(say).mockClear();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

it('a built-in database that is lost is started again as often as it takes, ever less often, and each try is said', async () => {
  await open();
  start.mockRejectedValue(new Error('It does not start.'));
  lose();
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  const tries = start.mock.calls.length - 1;
  expect(tries).toBeGreaterThan(20);
  expect(secondsSaid()).toEqual(['1', '2', '4', '8', '16', ...Array(tries - 5).fill('30')]);
  start.mockImplementation(running);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(say).toHaveBeenLastCalledWith('The database stopped unexpectedly and was started again.');
  expect(start).toHaveBeenCalledTimes(tries + 2);
});

it('one that is lost again has the same patience, and one that was stopped is left alone', async () => {
  const database = await open();
  for (let time = 1; time <= 12; time += 1) {
    lose();
    await vi.advanceTimersByTimeAsync(500);
    expect(start).toHaveBeenCalledTimes(time + 1);
  }
  await database.stop();
  lose();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(start).toHaveBeenCalledTimes(13);
});
