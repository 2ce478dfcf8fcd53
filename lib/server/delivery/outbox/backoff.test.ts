import { expect, it } from 'vitest';
import { dayMs } from '@/lib/shared/time/day-ms';
import { nextDelayMs } from './backoff';

it('waits longer after each failure, between half and all of it, and a minute at most on the first day', () => {
  expect(nextDelayMs({ attempts: 1, ageMs: 0, isPermanentError: false }, 0)).toBe(2500);
  expect(nextDelayMs({ attempts: 1, ageMs: 0, isPermanentError: false }, 1)).toBe(5000);
  expect(nextDelayMs({ attempts: 2, ageMs: 0, isPermanentError: false }, 1)).toBe(10_000);
  expect(nextDelayMs({ attempts: 500, ageMs: dayMs / 2, isPermanentError: false }, 1)).toBe(60_000);
});

it('tries more seldom after a day, and gives up after five', () => {
  const delayAfter = (ageMs: number) => nextDelayMs({ attempts: 99, ageMs, isPermanentError: false }, 1);
  expect(delayAfter(dayMs)).toBe(60_000);
  expect(delayAfter(dayMs + 1)).toBe(15 * 60_000);
  expect(delayAfter(5 * dayMs)).toBe(15 * 60_000);
  expect(delayAfter(5 * dayMs + 1)).toBeNull();
  expect(nextDelayMs({ attempts: 99, ageMs: 2 * dayMs, isPermanentError: false }, 1)).toBe(15 * 60_000);
  expect(nextDelayMs({ attempts: 99, ageMs: 6 * dayMs, isPermanentError: false })).toBeNull();
});

it('gives up what cannot be mended after three attempts', () => {
  expect(nextDelayMs({ attempts: 2, ageMs: 0, isPermanentError: true })).not.toBeNull();
  expect(nextDelayMs({ attempts: 3, ageMs: 0, isPermanentError: true })).toBeNull();
});
