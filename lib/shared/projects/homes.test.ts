import { describe, expect, it } from 'vitest';
import {
  bySize,
  describeBhk,
  describeCarpet,
  findCheapest,
  formatFeet,
  formatMetres,
  formatPrice,
} from './homes';

const home = { bhk: null, carpetArea: null, priceFrom: null };
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

it.each([
  [75_000, 'Rs 75,000'],
  [100_000, 'Rs 1 lakh'],
  [6_490_000, 'Rs 64.9 lakh'],
  [10_850_000, 'Rs 1.085 crore'],
  [9_999_999, 'Rs 99,99,999'],
  [10_000_000, 'Rs 1 crore'],
  [12_345_678, 'Rs 1,23,45,678'],
])('%d rupees are said as %s', (rupees, text) => {
  expect(plain(formatPrice(rupees))).toBe(text);
});

it('an area has two places in square metres and none in square feet, and its unit never stands alone', () => {
  expect([formatMetres(79.2), formatFeet(79.2)].map(plain)).toEqual(['79.20 sq m', '853 sq ft']);
  expect(formatMetres(79.2)).not.toContain(' ');
});

it.each([
  [[2, 3], '2 and 3 BHK'],
  [[3, 1, 2, 2], '1, 2 and 3 BHK'],
  [[2.5], '2.5 BHK'],
  [[null, 0], ''],
])('homes of %j bedrooms are %j', (counts, text) => {
  expect(plain(describeBhk(counts.map((bhk) => ({ ...home, bhk }))))).toBe(text);
});

describe('of several kinds of homes', () => {
  const homes = [
    { ...home, carpetArea: 119.34, priceFrom: 8_800_000 },
    home,
    { ...home, carpetArea: 79.2, priceFrom: 6_490_000 },
  ];

  it('the carpet area goes from the smallest to the largest', () => {
    const carpet = describeCarpet(homes);
    expect(plain(carpet?.metres ?? '')).toBe('79.20–119.34 sq m');
    expect(plain(carpet?.feet ?? '')).toBe('853–1,285 sq ft');
    expect(describeCarpet([home])).toBeNull();
    expect(plain(describeCarpet([{ ...home, carpetArea: 50 }])?.metres ?? '')).toBe('50.00 sq m');
  });

  it('the cheapest is the one with the lowest price, and the smallest stands first, without an area last', () => {
    expect(findCheapest(homes)?.priceFrom).toBe(6_490_000);
    expect(findCheapest([home])).toBeNull();
    expect(bySize(homes).map(({ carpetArea }) => carpetArea)).toEqual([79.2, 119.34, null]);
  });
});
