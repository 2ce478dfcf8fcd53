import { expect, it } from 'vitest';
import { site } from '@/lib/content/site';
import { formatIso } from '../time/local-day';
import {
  addWorkingMinutes,
  type Calendar,
  countWorkingMinutes,
  isOfficeOpen,
  nextOpening,
} from './working-time';

// 27 November 2026 is a Friday. Saturdays end at 16:00, Sundays are closed.
const calendar: Calendar = { hours: site.hours, closedDays: [] };
const withHoliday = { ...calendar, closedDays: ['2026-11-30'] };
const at = (text: string) => Date.parse(`${text}:00+05:30`);
const said = (moment: number) => formatIso(new Date(moment)).slice(0, 16);

it.each([
  ['within a day', '2026-11-27T11:00', 60, '2026-11-27T12:00'],
  ['to the very end of a day', '2026-11-27T17:45', 15, '2026-11-27T18:00'],
  ['over a night, with what was left of the day', '2026-11-26T17:50', 15, '2026-11-27T09:05'],
  ['before opening', '2026-11-27T06:30', 15, '2026-11-27T09:15'],
  ['at opening', '2026-11-27T09:00', 15, '2026-11-27T09:15'],
  ['at closing', '2026-11-27T18:00', 15, '2026-11-28T10:15'],
  ['after closing', '2026-11-27T21:10', 60, '2026-11-28T11:00'],
  ['over a weekend', '2026-11-28T15:50', 60, '2026-11-30T09:50'],
  ['on a Sunday', '2026-11-29T12:00', 15, '2026-11-30T09:15'],
  ['over several days', '2026-11-27T17:00', 240, '2026-11-28T13:00'],
  ['a minute before midnight of India', '2026-11-26T23:59', 15, '2026-11-27T09:15'],
])('a deadline is exact %s', (_name, from, minutes, deadline) => {
  expect(said(addWorkingMinutes(calendar, at(from), minutes))).toBe(deadline);
});

it.each([
  ['over a weekend and a holiday', '2026-11-28T15:50', 60, '2026-12-01T09:50'],
  ['that begins on a holiday', '2026-11-30T11:00', 15, '2026-12-01T09:15'],
  ['over a weekend and a holiday to the minute', '2026-11-28T15:00', 240, '2026-12-01T12:00'],
])('a deadline is exact %s', (_name, from, minutes, deadline) => {
  expect(said(addWorkingMinutes(withHoliday, at(from), minutes))).toBe(deadline);
});

it('working minutes are counted over a night, a weekend and a holiday', () => {
  const count = (from: string, until: string) => countWorkingMinutes(withHoliday, at(from), at(until));
  expect(count('2026-11-27T11:00', '2026-11-27T11:06')).toBe(6);
  expect(count('2026-11-27T17:55', '2026-11-28T10:10')).toBe(15);
  expect(count('2026-11-28T15:50', '2026-12-01T09:50')).toBe(60);
  expect(count('2026-11-29T10:00', '2026-11-30T18:00')).toBe(0);
  expect(count('2026-11-27T12:00', '2026-11-27T11:00')).toBe(0);
});

it('the office is open within its hours alone, and an enquiry of the night begins at the next opening', () => {
  expect(isOfficeOpen(withHoliday, at('2026-11-27T09:00'))).toBe(true);
  expect(isOfficeOpen(withHoliday, at('2026-11-27T18:00'))).toBe(false);
  expect(isOfficeOpen(withHoliday, at('2026-11-30T11:00'))).toBe(false);
  expect(said(nextOpening(withHoliday, at('2026-11-28T16:00')))).toBe('2026-12-01T09:00');
  expect(said(nextOpening(withHoliday, at('2026-11-27T12:34')))).toBe('2026-11-27T12:34');
});

it('hours that name no days are for every day, two lines of a day leave their break out, and an office without hours is always open', () => {
  const daily = { days: 'Daily', time: '', opens: '10:00', closes: '17:00' };
  expect(said(addWorkingMinutes({ hours: [daily], closedDays: [] }, at('2026-11-29T16:50'), 20))).toBe(
    '2026-11-30T10:10',
  );
  const split = [
    { days: 'Monday to Saturday', opens: '14:00', closes: '18:00' },
    { days: 'Monday to Saturday', opens: '09:00', closes: '13:00' },
  ];
  expect(said(addWorkingMinutes({ hours: split, closedDays: [] }, at('2026-11-27T12:50'), 20))).toBe(
    '2026-11-27T14:10',
  );
  const none = { hours: [{ days: 'By appointment', opens: null, closes: null }], closedDays: [] };
  expect(said(addWorkingMinutes(none, at('2026-11-29T23:50'), 20))).toBe('2026-11-30T00:10');
});
