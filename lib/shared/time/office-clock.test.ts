import { expect, it } from 'vitest';
import { dayStart, formatClock, toDay } from './local-day';
import { laterDay, nextMidnight, officeDay, officeTime } from './office-clock';

const moments = [
  '2026-11-20T18:29:59Z',
  '2026-11-20T18:30:00Z',
  '2026-12-31T23:59:00Z',
  '2028-02-29T04:00:00Z',
];

it.each(moments)('says of %s the day and the time that the formats of the office say', (moment) => {
  const at = Date.parse(moment);
  expect(officeDay(at)).toBe(toDay(at));
  expect(officeTime(at)).toBe(formatClock(moment));
});

it.each(moments)('the next midnight after %s is the beginning of the day after', (moment) => {
  const at = Date.parse(moment);
  expect(nextMidnight(at)).toBe(dayStart(laterDay(toDay(at), 1)).getTime());
  expect(nextMidnight(at)).toBeGreaterThan(at);
});
