import { expect, it } from 'vitest';
import { parseVisitHours, toVisitHourLines } from './visit-hours';

it('hours are typed as lines, and come back as they were meant', () => {
  const typed = 'Monday to Saturday, 10:00 to 13:00\n\n Sunday 9:30-11:00 ';
  const hours = parseVisitHours(typed);
  expect(hours).toEqual([
    { days: 'Monday to Saturday', opens: '10:00', closes: '13:00' },
    { days: 'Sunday', opens: '09:30', closes: '11:00' },
  ]);
  expect(parseVisitHours(toVisitHourLines(hours))).toEqual(hours);
});

it('a line without times has none, which the schema refuses', () => {
  expect(parseVisitHours('Whenever')).toEqual([{ days: 'Whenever', opens: '', closes: '' }]);
});
