import { renderTable } from '../markdown-table';
import { toSum } from './limits';
import type { Row } from './site';

const heads = ['page', 'HTML raw', 'HTML', 'JavaScript', 'CSS', 'fonts', 'all', 'files', 'held'];

const toCells = ({ name, size, excess }: Row): string[] => [
  name,
  ...[size.raw, size.html, size.scripts, size.styles, size.fonts, toSum(size), size.files].map((number) =>
    number.toLocaleString('en'),
  ),
  excess.length === 0 ? 'yes' : 'no',
];

export const renderSizes = (rows: Row[]): string => renderTable([heads, ...rows.map(toCells)]);
