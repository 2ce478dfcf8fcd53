import { afterEach, expect, test, vi } from 'vitest';
import { persist } from './persist';

const spoken = vi.spyOn(console, 'log').mockImplementation(() => {});
const wait = vi.fn(async () => {});

afterEach(() => vi.clearAllMocks());

test('what fails after the database is back is tried again until it succeeds, and the same failure is said once', async () => {
  const isBack = vi
    .fn()
    .mockResolvedValueOnce(false)
    .mockRejectedValueOnce(new Error('Refused.'))
    .mockResolvedValue(true);
  const migrate = vi
    .fn()
    .mockRejectedValueOnce(new Error('Gone.'))
    .mockRejectedValueOnce(new Error('Gone.'))
    .mockRejectedValueOnce(new Error('Full.'))
    .mockResolvedValue(undefined);
  const admin = vi.fn().mockResolvedValue(undefined);
  await persist([isBack, migrate, admin], wait);
  expect([isBack, migrate, admin].map((step) => step.mock.calls.length)).toEqual([3, 4, 1]);
  expect(wait).toHaveBeenCalledTimes(5);
  expect(spoken.mock.calls.map(([sentence]) => sentence.split(': ')[1])).toEqual([
    'Refused.',
    'Gone.',
    'Full.',
  ]);
});

test('a step begins when the one before it is done', async () => {
  const order: string[] = [];
  const first = vi
    .fn(async () => void order.push('first'))
    .mockImplementationOnce(async () => {
      throw new Error('Not yet.');
    });
  await persist([first, async () => void order.push('second')], wait);
  expect(order).toEqual(['first', 'second']);
});
