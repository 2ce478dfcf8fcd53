import { expect, it } from 'vitest';
import { listMonths } from './month-list';

it('lists months over the turn of a year, the last first, and not before the first day', () => {
  expect(listMonths('2026-11-26', '2027-01-02', 12)).toEqual([
    { month: '2027-01', name: 'January 2027' },
    { month: '2026-12', name: 'December 2026' },
    { month: '2026-11', name: 'November 2026' },
  ]);
  expect(listMonths('2020-01-01', '2027-01-31', 2).map(({ month }) => month)).toEqual(['2027-01', '2026-12']);
});
