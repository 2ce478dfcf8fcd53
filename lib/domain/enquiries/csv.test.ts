import { expect, it } from 'vitest';
import { toCell } from './csv';

it.each(['=1+1', '+91', '-2', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1+1'])(
  '%j is text to a spreadsheet',
  (value) => {
    expect(toCell(value)).toBe(`"'${value}"`);
  },
);

it('quotes quotes and keeps line breaks inside the cell', () => {
  expect(toCell('He said "yes"\nand left')).toBe('"He said ""yes""\nand left"');
});
