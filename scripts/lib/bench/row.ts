import { renderTable } from '../markdown-table';

export type Row = {
  what: string;
  ours: number;
  unit: string;
  against: { name: string; value: number };
  bar: { least: number } | { most: number };
};

const ratioOf = ({ ours, against }: Row) => ours / against.value;

export const isHeld = ({ ours, against, bar }: Row): boolean =>
  'least' in bar ? ours >= bar.least * against.value : ours <= bar.most * against.value;

const format = (value: number) =>
  value === 0 || value >= 100
    ? Math.round(value).toLocaleString('en')
    : value.toPrecision(value >= 10 ? 3 : 2);

const toCells = (row: Row): string[] => [
  row.what,
  `${format(row.ours)} ${row.unit}`,
  `${format(row.against.value)} (${row.against.name})`,
  row.against.value === 0 ? '' : ratioOf(row).toFixed(2),
  'least' in row.bar ? `≥ ${row.bar.least}` : `≤ ${row.bar.most}`,
  isHeld(row) ? 'yes' : 'no',
];

export const renderRows = (rows: Row[]): string =>
  renderTable([['what', 'ours', 'floor, limit or peer', 'ratio', 'bar', 'held'], ...rows.map(toCells)]);
