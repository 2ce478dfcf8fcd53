import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bridge } from '@/lib/server/bridge.cjs';
import { waitFor } from '@/tests/support/wait-for';
import { runSchedule } from './due';
import { runHousekeeping } from './housekeeping';
import { sendOutbox } from './jobs';
import { startSchedules } from './schedules';

vi.mock('@/lib/server/env', () => ({ env: { SITE_URL: 'https://homes.example:8443' } }));
vi.mock('@/lib/server/log', () => ({ log: { warn: () => {} } }));
vi.mock('./due', () => ({ runSchedule: vi.fn(async () => {}) }));
vi.mock('./housekeeping', () => ({ runHousekeeping: vi.fn(async () => {}) }));
vi.mock('./jobs', () => ({ sendOutbox: vi.fn(async () => {}) }));

const works = { publishing: runSchedule, mail: sendOutbox, housekeeping: runHousekeeping };
const countTurns = () =>
  Object.fromEntries(Object.entries(works).map(([name, work]) => [name, vi.mocked(work).mock.calls.length]));

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  bridge.stopHooks = [];
});
afterEach(async () => {
  await Promise.all((bridge.stopHooks ?? []).map((stop) => stop()));
  delete bridge.stopHooks;
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

it('a server publishes, sends and keeps house by itself: soon after its start, then every 5 s, and every hour', async () => {
  startSchedules();
  // The modules are loaded when their turn has come.
  await vi.advanceTimersByTimeAsync(20_000);
  await waitFor(() => expect(runHousekeeping).toHaveBeenCalledTimes(1));
  expect(countTurns()).toMatchObject({ publishing: expect.any(Number), mail: expect.any(Number) });
  expect(sendOutbox).toHaveBeenCalledWith('homes.example:8443');
  const { publishing = 0, mail = 0 } = countTurns();
  expect(Math.min(publishing, mail)).toBeGreaterThan(0);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(runHousekeeping).toHaveBeenCalledTimes(2);
  expect(countTurns()).toMatchObject({ publishing: publishing + 720, mail: mail + 720 });
});

it('a serverless host is left to its scheduler', async () => {
  vi.stubEnv('VERCEL', '1');
  startSchedules();
  await vi.advanceTimersByTimeAsync(3_700_000);
  expect(countTurns()).toEqual({ publishing: 0, mail: 0, housekeeping: 0 });
});
