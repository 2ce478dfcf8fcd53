import { expect, it } from 'vitest';
import { dayOfTime, followUpOn, listQuickDays } from './follow-up-days';

it('names each day once, on every day of the week', () => {
  for (const today of ['2026-11-22', '2026-11-23', '2026-11-24', '2026-11-27', '2026-11-28']) {
    const days = listQuickDays(today).map(([, day]) => day);
    expect(new Set(days).size).toBe(days.length);
  }
});

it.each([
  ['a Sunday', '2026-11-22', ['2026-11-22', '2026-11-23']],
  ['a Monday', '2026-11-23', ['2026-11-23', '2026-11-24', '2026-11-30']],
  ['a Friday', '2026-11-27', ['2026-11-27', '2026-11-28', '2026-11-30']],
])('offers on %s', (_name, today, days) => {
  expect(listQuickDays(today).map(([, day]) => day)).toEqual(days);
});

it('is due in the morning, and today later than now', () => {
  const now = new Date('2026-11-22T10:00:00Z');
  expect(followUpOn('2026-11-23', now).toISOString()).toBe('2026-11-23T04:30:00.000Z');
  expect(followUpOn('2026-11-22', now).toISOString()).toBe('2026-11-22T12:30:00.000Z');
});

it('is due at the time that was chosen, by the clock of the office', () => {
  const now = new Date('2026-11-22T10:00:00Z');
  expect(followUpOn('2026-11-29', now, '11:00').toISOString()).toBe('2026-11-29T05:30:00.000Z');
  expect(followUpOn('2026-11-22', now, '09:15').toISOString()).toBe('2026-11-22T03:45:00.000Z');
  // It is 15:30 in the office.
  expect([dayOfTime('16:00', now), dayOfTime('15:00', now)]).toEqual(['2026-11-22', '2026-11-23']);
});
