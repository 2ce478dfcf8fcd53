import { expect, it } from 'vitest';
import { toCsvLine } from './csv';
import { parseCsv } from './parse-csv';

it.each([
  [
    'a,b\n1,2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    '\uFEFFa;b\r\n1;2\r\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'a\tb\n1,5\t2',
    [
      ['a', 'b'],
      ['1,5', '2'],
    ],
  ],
  [
    '"a, b",c\n"He said ""yes""\nand left", d ',
    [
      ['a, b', 'c'],
      ['He said "yes"\nand left', 'd'],
    ],
  ],
  [
    'a,b\n\n , \n1,',
    [
      ['a', 'b'],
      ['1', ''],
    ],
  ],
  ['5" pipe,b', [['5" pipe', 'b']]],
  ['', []],
])('%j is read as its cells', (text, cells) => {
  expect(parseCsv(text)).toEqual(cells);
});

it.each(['=1+1', '\u200b=1+1', ' \u2060+1', '\t@a'])('%j is no formula in a spreadsheet', (value) => {
  expect(toCsvLine([value])).toBe(`"'${value}"\r\n`);
});

it('takes a time that grows with the length of a cell, also where each letter is a quote', () => {
  const line = 'a"'.repeat(500_000);
  expect(parseCsv(line)).toEqual([[line]]);
}, 5000);

it('reads what this product writes', () => {
  const line = ['Asha, "A"', '98450 12345', 'two\nlines', ''];
  expect(parseCsv(toCsvLine(line))).toEqual([line]);
});
