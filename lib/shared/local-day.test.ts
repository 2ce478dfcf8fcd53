import { expect, it } from 'vitest';
import { addDays, dayStart, formatAgo, formatFollowUp, toDay } from './local-day';

// 00:10 on 21 November in the office; still the 20th in London.
const now = new Date('2026-11-20T18:40:00Z');

it('counts days as the office does', () => {
  expect(toDay(now)).toBe('2026-11-21');
  expect(dayStart('2026-11-21').toISOString()).toBe('2026-11-20T18:30:00.000Z');
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2026-11-01', -1)).toBe('2026-10-31');
});

it.each([
  ['2026-11-20T18:39:30Z', 'now'],
  ['2026-11-20T18:32:00Z', '8 min'],
  ['2026-11-20T16:40:00Z', 'Yesterday'],
  ['2026-11-18T16:40:00Z', 'Wed'],
  ['2026-10-02T16:40:00Z', '2 October'],
])('%s was %s', (moment, words) => {
  expect(formatAgo(moment, now)).toBe(words);
});

it.each([
  ['2026-11-21T09:30:00Z', 'Today 15:00', false],
  ['2026-11-20T18:35:00Z', 'Overdue 00:05', true],
  ['2026-11-20T09:30:00Z', 'Overdue 1 day', true],
  ['2026-11-23T04:30:00Z', 'Mon 10:00', false],
  ['2026-12-24T04:30:00Z', '24 Dec', false],
])('a follow-up at %s reads %s', (moment, text, isOverdue) => {
  expect(formatFollowUp(moment, now)).toEqual({ text, isOverdue });
});
