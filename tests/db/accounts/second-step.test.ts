import { afterEach, expect, it, vi } from 'vitest';
import { findSecondStep, keepSecondStep } from '@/lib/server/auth/second-factor/second-step';

const jar = vi.hoisted(() => new Map<string, string>());
vi.mock('next/headers', () => ({
  cookies: async () => ({
    get: (name: string) => (jar.has(name) ? { value: jar.get(name) } : undefined),
    set: (name: string, value: string) => jar.set(name, value),
  }),
}));

afterEach(() => vi.useRealTimers());

it('a log-in whose password was right waits five minutes for its code, also in a browser that keeps its cookie longer', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-22T06:00:00Z') });
  const step = { userId: 'meera', device: null, newDevice: 'a device' };
  expect(await findSecondStep()).toBeNull();
  await keepSecondStep(step);
  vi.setSystemTime(Date.parse('2026-11-22T06:04:59Z'));
  expect(await findSecondStep()).toEqual(step);
  vi.setSystemTime(Date.parse('2026-11-22T06:05:00Z'));
  expect(await findSecondStep()).toBeNull();
});
