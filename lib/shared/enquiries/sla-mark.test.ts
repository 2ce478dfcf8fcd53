import { expect, it } from 'vitest';
import { site } from '@/lib/content/site';
import { readSla } from './read-sla';
import { groupOf, passMinutes, wordsOf } from './sla-mark';

// A Friday, on which the office closes at 18:00. The Monday after is a holiday.
const calendar = { hours: site.hours, closedDays: ['2026-11-30'] };
const at = (text: string) => new Date(`${text}+05:30`);
const mark = (due: string, now: string) => readSla(at(due).toISOString(), calendar, at(now));

it.each([
  ['2026-11-27T12:52:00', '2026-11-27T12:14:00', '38 min left', 'inTime'],
  ['2026-11-27T12:52:00', '2026-11-27T12:13:20', '39 min left', 'inTime'],
  ['2026-11-27T12:52:00', '2026-11-27T12:46:00', '6 min left', 'soon'],
  ['2026-11-27T12:52:00', '2026-11-27T12:51:40', '1 min left', 'soon'],
  ['2026-11-27T12:52:00', '2026-11-27T12:52:00', 'Late since 12:52', 'late'],
  ['2026-11-27T12:52:00', '2026-11-27T13:14:00', 'Late 22 min', 'late'],
  ['2026-11-27T12:52:00', '2026-11-27T14:22:00', 'Late 1 h 30 min', 'late'],
  ['2026-11-27T17:40:00', '2026-11-27T20:00:00', 'Late since 17:40', 'late'],
  ['2026-11-28T11:00:00', '2026-11-27T20:00:00', 'By Tomorrow 11:00', 'inTime'],
  ['2026-12-01T09:50:00', '2026-11-28T15:50:00', '1 h left', 'inTime'],
  ['2026-12-01T09:50:00', '2026-11-29T12:00:00', 'By Tue 09:50', 'inTime'],
])('due %s, at %s an enquiry says “%s”', (due, now, words, group) => {
  expect([wordsOf(mark(due, now)), groupOf(mark(due, now))]).toEqual([words, group]);
});

it('a mark counts on while the office is open, and stands still while it is closed', () => {
  const open = mark('2026-11-27T12:52:00', '2026-11-27T12:50:00');
  expect([0, 1, 2, 5].map((minutes) => wordsOf(passMinutes(open, minutes)))).toEqual([
    '2 min left',
    '1 min left',
    'Late since 12:52',
    'Late 3 min',
  ]);
  const closed = mark('2026-11-28T11:00:00', '2026-11-27T20:00:00');
  expect(passMinutes(closed, 30)).toEqual(closed);
});

it('a mark that is open past the closing time says by when, and that it is late no later than that', () => {
  const evening = mark('2026-11-28T10:20:00', '2026-11-27T17:50:00');
  expect([0, 9, 10, 240].map((minutes) => wordsOf(passMinutes(evening, minutes)))).toEqual([
    '30 min left',
    '21 min left',
    'By Tomorrow 10:20',
    'By Tomorrow 10:20',
  ]);
  const late = mark('2026-11-27T17:40:00', '2026-11-27T17:50:00');
  expect([0, 5, 10, 240].map((minutes) => wordsOf(passMinutes(late, minutes)))).toEqual([
    'Late 10 min',
    'Late 15 min',
    'Late since 17:40',
    'Late since 17:40',
  ]);
  const never = readSla(
    at('2026-11-27T12:00:00').toISOString(),
    { hours: [], closedDays: [] },
    at('2026-11-27T11:00:00'),
  );
  expect(wordsOf(passMinutes(never, 30))).toBe('30 min left');
});
