import { expect, test } from 'vitest';
import { formatArea, formatCount } from './format';

// proves: PROJ-7
test.each([
  ['1450', '1450 sqft'],
  ['1,450–2,380', '1,450–2,380 sqft'],
  [' 5,200 ', '5,200 sqft'],
  ['1200+', '1200+ sqft'],
  ['3 to 4', '3 to 4 sqft'],
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
])('an area that ends in a unit, %s, is shown as it is', (text) => {
  expect(formatArea(text)).toBe(text);
});

test.each(['', 'On request'])('an area without a figure, "%s", gets no unit', (text) => {
  expect(formatArea(text)).toBe(text);
});

test('a count is grouped as in India', () => {
  expect(formatCount(4280)).toBe('4,280');
  expect(formatCount(1234567)).toBe('12,34,567');
});
