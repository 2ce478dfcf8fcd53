import { renderTable } from '../../../scripts/lib/markdown-table';

/** One line of the table: what was done to the site, what came of it, and what may come of it. */
export type Row = { fault: string; figure: string; bar: string; held: 'yes' | 'no' | 'not run' };

const rounded = (value: number) =>
  (value >= 100 ? Math.round(value) : Math.round(value * 10) / 10).toLocaleString('en');

/** A figure that must not be exceeded. */
export const atMost = (fault: string, value: number, most: number, unit: string): Row => ({
  fault,
  figure: `${rounded(value)} ${unit}`,
  bar: `≤ ${rounded(most)} ${unit}`,
  held: value <= most ? 'yes' : 'no',
});

/** How many of so many went wrong: none may. */
export const none = (fault: string, wrong: number, of: number): Row => ({
  fault,
  figure: `${wrong} of ${of.toLocaleString('en')}`,
  bar: '0',
  // What was not tried is not held.
  held: wrong === 0 && of > 0 ? 'yes' : 'no',
});

export const notRun = (fault: string, why: string): Row => ({ fault, figure: why, bar: '', held: 'not run' });

export const renderRows = (rows: Row[]): string =>
  renderTable([
    ['fault', 'figure', 'bar', 'held'],
    ...rows.map(({ fault, figure, bar, held }) => [fault, figure, bar, held]),
  ]);
