import { expect, it } from 'vitest';
import { site } from '@/lib/content/site';
import { dayStart, formatClock, toDay } from './local-day';
import { formatShortDay, laterDay, nextMidnight, officeDay, officeTime } from './office-clock';

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

const shortDay = new Intl.DateTimeFormat(site.locale, {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

it('says of the first days of each month what the format of the locale says', () => {
  const days = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, month + 1)));
  expect(days.map((day) => formatShortDay(day.toISOString().slice(0, 10)))).toEqual(
    days.map((day) => shortDay.format(day)),
  );
});
