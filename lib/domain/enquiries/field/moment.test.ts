import { expect, it } from 'vitest';
import { findMoment } from './moment';

it.each([
  ['2026-11-21', '2026-11-21T06:30:00.000Z'],
  ['2026-11-21 09:05', '2026-11-21T03:35:00.000Z'],
  ['2026-11-21T00:10:00+05:30', '2026-11-20T18:40:00.000Z'],
  ['21/11/2026', '2026-11-21T06:30:00.000Z'],
  ['1-2-2026 9:05', '2026-02-01T03:35:00.000Z'],
  ['21.11.2026, 14:30', '2026-11-21T09:00:00.000Z'],
])('%s is a moment, by the clock of the office', (text, iso) => {
  expect(findMoment(text)?.toISOString()).toBe(iso);
});

it.each(['', 'yesterday', '31/02/2026', '2026-13-01', '21/11/26'])('%j is none', (text) => {
  expect(findMoment(text)).toBeNull();
});
