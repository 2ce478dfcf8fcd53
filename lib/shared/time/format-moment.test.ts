import { expect, it } from 'vitest';
import { formatDay, formatMoment } from './format-moment';

it('writes a moment by the calendar and the clock of the office, from a text or from milliseconds', () => {
  expect(formatMoment('2026-11-20T18:40:00Z')).toBe('21 Nov 2026, 00:10');
  expect(formatMoment(Date.parse('2026-11-21T06:12:00Z'))).toBe('21 Nov 2026, 11:42');
  expect(formatDay('2026-11-20T18:40:00Z')).toBe('21 Nov 2026');
});
