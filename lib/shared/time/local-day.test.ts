import { expect, it } from 'vitest';
import {
  addDays,
  dayStart,
  daysBetween,
  formatAgo,
  formatClock,
  formatDayAndClock,
  formatFollowUp,
  formatLongDay,
  formatNearDay,
  formatShortDay,
  toDay,
} from './local-day';

// 00:10 on 21 November in the office; still the 20th in London.
const now = new Date('2026-11-20T18:40:00Z');
// 15:00 of the same day in the office.
const afternoon = new Date('2026-11-21T09:30:00Z');

it('counts days as the office does', () => {
  expect(toDay(now)).toBe('2026-11-21');
  expect(dayStart('2026-11-21').toISOString()).toBe('2026-11-20T18:30:00.000Z');
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2026-11-01', -1)).toBe('2026-10-31');
  expect(dayStart('2026-11-21', '15:30').toISOString()).toBe('2026-11-21T10:00:00.000Z');
  expect(daysBetween('2026-11-20T18:29:59Z', now)).toBe(1);
  expect(daysBetween('2026-11-20T18:30:00Z', now)).toBe(0);
  expect(daysBetween(now, '2026-10-31T12:00:00Z')).toBe(-21);
});

it.each([
  ['2026-11-20T18:30:00Z', 'Today', 'Today 00:00'],
  ['2026-11-21T18:29:00Z', 'Today', 'Today 23:59'],
  ['2026-11-20T18:29:00Z', 'Yesterday', 'Yesterday 23:59'],
  ['2026-11-21T18:30:00Z', 'Tomorrow', 'Tomorrow 00:00'],
  ['2026-11-18T09:30:00Z', 'Wed', 'Wed 15:00'],
  ['2026-11-15T09:30:00Z', 'Sun', 'Sun 15:00'],
  ['2026-11-14T09:30:00Z', '14 Nov', '14 Nov, 15:00'],
  ['2026-11-23T05:30:00Z', 'Mon', 'Mon 11:00'],
  ['2026-11-27T04:30:00Z', 'Fri', 'Fri 10:00'],
  ['2026-11-28T04:30:00Z', '28 Nov', '28 Nov, 10:00'],
  ['2025-11-20T09:30:00Z', '20 Nov 2025', '20 Nov 2025, 15:00'],
  ['2027-01-01T09:30:00Z', '1 Jan 2027', '1 Jan 2027, 15:00'],
])('the office says of %s: %s, and with the time: %s', (moment, day, dayAndClock) => {
  for (const today of [now, afternoon, '2026-11-21']) {
    expect(formatNearDay(moment, today)).toBe(day);
    expect(formatDayAndClock(moment, today)).toBe(dayAndClock);
  }
});

it('a day of another year is named with it, also where it is near the end of one', () => {
  expect(formatNearDay('2026-12-20T09:30:00Z', '2027-01-02')).toBe('20 Dec 2026');
  expect(formatNearDay('2026-12-31T09:30:00Z', '2027-01-02')).toBe('Thu');
});

it('writes times and days as the office reads them', () => {
  expect(formatClock('2026-11-20T18:40:00Z')).toBe('00:10');
  expect(formatClock('2026-11-21T09:35:00Z')).toBe('15:05');
  expect(formatShortDay('2026-11-07T18:40:00Z')).toBe('8 Nov');
  expect(formatLongDay('2026-11-07T18:40:00Z')).toBe('Sunday, 8 November');
});

it.each([
  ['2026-11-20T18:39:30Z', 'now'],
  ['2026-11-20T18:32:00Z', '8 min'],
  ['2026-11-20T16:40:00Z', 'Yesterday'],
  ['2026-11-18T16:40:00Z', 'Wed'],
  ['2026-10-02T16:40:00Z', '2 Oct'],
])('%s was %s', (moment, text) => {
  expect(formatAgo(moment, now)).toBe(text);
});

it.each([
  ['2026-11-21T09:29:01Z', 'now'],
  ['2026-11-21T09:29:00Z', '1 min'],
  ['2026-11-21T08:30:01Z', '59 min'],
  ['2026-11-21T08:30:00Z', '1 h'],
  ['2026-11-21T07:31:00Z', '1 h'],
  ['2026-11-20T18:30:00Z', '15 h'],
  ['2026-11-20T18:29:00Z', 'Yesterday'],
  ['2026-11-14T18:30:00Z', 'Sun'],
  ['2026-11-14T18:29:00Z', '14 Nov'],
])('seen in the afternoon, %s was %s', (moment, text) => {
  expect(formatAgo(moment, afternoon)).toBe(text);
});

it.each([
  ['2026-11-21T09:30:00Z', 'Today 15:00', false],
  ['2026-11-20T18:35:00Z', 'Overdue 00:05', true],
  ['2026-11-20T09:30:00Z', 'Overdue 1 day', true],
  ['2026-11-22T04:30:00Z', 'Tomorrow 10:00', false],
  ['2026-11-23T04:30:00Z', 'Mon 10:00', false],
  ['2026-11-20T18:40:00Z', 'Today 00:10', false],
  ['2026-11-19T09:30:00Z', 'Overdue 2 days', true],
  ['2026-11-27T04:30:00Z', 'Fri 10:00', false],
  ['2026-11-28T04:30:00Z', '28 Nov', false],
  ['2026-12-24T04:30:00Z', '24 Dec', false],
])('a follow-up at %s reads %s', (moment, text, isOverdue) => {
  expect(formatFollowUp(moment, now)).toEqual({ text, isOverdue });
});
