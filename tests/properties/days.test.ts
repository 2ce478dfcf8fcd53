import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  addDays,
  dayStart,
  daysBetween,
  formatFollowUp,
  formatIso,
  formatNearDay,
  toDay,
} from '@/lib/shared/time/local-day';

const minuteMs = 60_000;
const moment = fc
  .integer({ min: Date.UTC(2020, 0, 1) / 1000, max: Date.UTC(2040, 0, 1) / 1000 })
  .map((seconds) => new Date(seconds * 1000));
const day = moment.map(toDay);
/** Often the last and the first minutes of a day. */
const clock = fc.oneof(
  fc.constantFrom('00:00', '00:01', '05:29', '05:30', '23:59'),
  fc
    .tuple(fc.nat(23), fc.nat(59))
    .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':')),
);

it('a day and a time of the office are the moment of that day, also beside midnight', () => {
  fc.assert(
    fc.property(day, clock, (date, time) => {
      const at = dayStart(date, time);
      expect(toDay(at)).toBe(date);
      expect(formatIso(at)).toBe(`${date}T${time}:00+05:30`);
      expect(new Date(formatIso(at))).toEqual(at);
    }),
  );
});

it('so many days after a day, and as many back, are that day, and are counted as so many', () => {
  fc.assert(
    fc.property(day, clock, clock, fc.integer({ min: -800, max: 800 }), (date, early, late, count) => {
      const other = addDays(date, count);
      expect(addDays(other, -count)).toBe(date);
      expect(daysBetween(dayStart(date, early), dayStart(other, late))).toBe(count);
    }),
  );
});

it('what is set for a minute before midnight is today until then, and overdue by a day a minute after', () => {
  fc.assert(
    fc.property(day, (date) => {
      const due = dayStart(date, '23:59').toISOString();
      const before = new Date(dayStart(date, '23:59').getTime() - minuteMs);
      const after = new Date(before.getTime() + 3 * minuteMs);
      expect(formatFollowUp(due, before)).toEqual({ text: 'Today 23:59', isOverdue: false });
      expect(formatFollowUp(due, after)).toEqual({ text: 'Overdue 1 day', isOverdue: true });
      expect(formatNearDay(due, after)).toBe('Yesterday');
    }),
  );
});

it('a follow-up is overdue when its moment is over, on whichever side of midnight', () => {
  fc.assert(
    fc.property(moment, fc.integer({ min: -3000, max: 3000 }), (now, minutes) => {
      const due = new Date(now.getTime() + minutes * minuteMs);
      const { text, isOverdue } = formatFollowUp(due.toISOString(), now);
      expect(isOverdue).toBe(due < now);
      expect(text.startsWith('Overdue')).toBe(isOverdue);
      expect(text.startsWith('Today')).toBe(!isOverdue && toDay(due) === toDay(now));
    }),
  );
});
