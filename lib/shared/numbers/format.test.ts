import { expect, test } from 'vitest';
import { formatArea, formatCount, formatSquareMetres } from './format';

// proves: PROJ-7
test.each([
  ['1450', '1450 sqft'],
  ['1,450–2,380', '1,450–2,380 sqft'],
  [' 5,200 ', '5,200 sqft'],
  ['1200+', '1200+ sqft'],
  ['3 to 4', '3 to 4 sqft'],
  ['84 m² in 2 floors of 42', '84 m² in 2 floors of 42 sqft'],
])('an area without a unit, %s, is shown in sqft', (text, shown) => {
  expect(formatArea(text)).toBe(shown);
});

test.each([
  '1450 sqft',
  '1450 SQFT',
  '1,450 sq. ft.',
  '1450 Sq.Ft',
  '120 sq m',
  '84 m²',
  '900 square feet',
  '2 acres',
  '8.5 cents',
  '1 cent',
  '1 acre',
  '3 hectares',
  '1 hectare',
  '0.5 ha',
  '12 guntas',
  '1 gunta',
  '1450 sft',
  '1450 ft²',
  '1450 ft2',
  '84 m2',
  '84 sq mt',
  '84 sq mtr',
  '84 sq mtrs',
  '84 sq metres',
  '1 sq metre',
  '84 sq meters',
  '1 sq meter',
  '1450 sq feet',
  '1 sq foot',
  '160 sq yd',
  '160 sq yds',
  '160 sq yards',
  '1 sq yard',
  '900 sq in',
  '1 square foot',
  '900 square  feet',
  '84 square metres',
  '1 square metre',
  '84 square meters',
  '1 square meter',
  '160 square yards',
  '1 square yard',
])('an area that ends in a unit, %s, is shown as it is', (text) => {
  expect(formatArea(text)).toBe(text);
});

test.each(['', 'On request'])('an area without a figure, "%s", gets no unit', (text) => {
  expect(formatArea(text)).toBe(text);
});

test.each([
  ['5,200', '483 sq m'],
  [' 1450 sqft ', '135 sq m'],
  ['1,450 sq. ft.', '135 sq m'],
  ['1,450–2,380', '135–221 sq m'],
  ['1,450 to 2,380', '135–221 sq m'],
  ['1,50,000', '13,935 sq m'],
])('an area of %s square feet is known in square metres', (text, shown) => {
  expect(formatSquareMetres(text)).toBe(shown);
});

test.each(['84 m²', '2 acres', '1200+', '2 BHK 1,150', 'On request', ''])(
  'an area that is no number of square feet, "%s", is not turned into square metres',
  (text) => {
    expect(formatSquareMetres(text)).toBeNull();
  },
);

test('a count is grouped as in India', () => {
  expect(formatCount(4280)).toBe('4,280');
  expect(formatCount(1234567)).toBe('12,34,567');
});
