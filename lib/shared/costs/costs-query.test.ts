import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { convertArea, costBounds, costsHref, readCostQuery, readNumber, readNumbers } from './costs-query';

describe('a figure of the forms', () => {
  it.each([
    ['40,00,000', 4_000_000],
    [' 4000000 ', 4_000_000],
    ['10000', 10_000],
    ['1000000000', 1_000_000_000],
  ])('%j is a loan of %d', (text, value) => {
    expect(readNumber(text, costBounds.loan)).toBe(value);
  });

  it.each(['', '9999', '1000000001', '-5', '1e6', '0x10000', 'NaN', 'Infinity', '10000.5', '1'.repeat(40)])(
    '%j is no loan',
    (text) => {
      expect(readNumber(text, costBounds.loan)).toBeNull();
    },
  );

  it('is within its bounds whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        for (const bounds of Object.values(costBounds)) {
          const value = readNumber(text, bounds);
          if (value !== null) expect(value >= bounds.min && value <= bounds.max).toBe(true);
        }
      }),
    );
  });
});

it('what is asked twice counts once, what is too long is cut, and what is not asked is empty', () => {
  const query = readCostQuery({ loan: ['1', '2'], rate: 'a'.repeat(100), other: 'x' });
  expect(query).toMatchObject({ loan: '1', rate: 'a'.repeat(40), years: '' });
  expect(Object.keys(query)).not.toContain('other');
});

it('each field that is wrong is named with what it takes', () => {
  const { values, errors } = readNumbers({ loan: '1', rate: '8.5', years: 'x' }, ['loan', 'rate', 'years']);
  expect(values).toBeNull();
  expect(errors).toEqual({
    loan: 'Loan: enter a whole number from 10,000 to 1,00,00,00,000.',
    years: 'Years: enter a number with at most 2 decimals from 1 to 40.',
  });
});

it.each([
  [{ months: '240' }, '20'],
  [{ months: '125' }, '10.42'],
  [{ months: '240', years: '15' }, '15'],
  [{ months: '481' }, ''],
  [{ months: 'x' }, ''],
])('a former link with %j shows %j years', (query, years) => {
  expect(readCostQuery(query).years).toBe(years);
});

it.each([
  [113.04, 'sq m', '1,217 sq ft'],
  [1217, 'sq ft', '113.06 sq m'],
] as const)('%d %s are %s', (area, unit, text) => {
  expect(convertArea(area, unit).replaceAll('\u00a0', ' ')).toBe(text);
});

it('the address of the page has what was asked, and nothing that was not', () => {
  const query = readCostQuery({ floor: '8', area: '', other: 'x' });
  expect(costsHref('kadal-crest', query)).toBe('/projects/kadal-crest/costs?floor=8');
  expect(costsHref('kadal-crest', readCostQuery({}))).toBe('/projects/kadal-crest/costs');
});
