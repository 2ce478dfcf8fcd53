import { expect, it } from 'vitest';
import { describePrice, listAreas } from './home-lines';

const nbsp = '\u00a0';
const from = `from Rs${nbsp}64.9${nbsp}lakh`;
const priced = { priceFrom: 6_490_000, priceTo: null, priceIncludes: 'One parking', pricedOn: '2026-11-05' };

it('a price stands with what it includes and its day, and none stands for a price that nobody has said', () => {
  const about = 'One parking. 5 Nov 2026';
  expect(describePrice(priced)).toEqual({ price: from, about });
  expect(describePrice({ ...priced, priceTo: 7_000_000 })).toEqual({
    price: `Rs${nbsp}64.9${nbsp}lakh to Rs${nbsp}70${nbsp}lakh`,
    about,
  });
  expect(describePrice({ ...priced, priceTo: 6_000_000, pricedOn: '' })).toEqual({
    price: from,
    about: 'One parking',
  });
  expect(describePrice({ ...priced, priceFrom: null })).toEqual({ price: 'Price on request', about: '' });
});

it('each area stands with its kind, the carpet area first; one of no kind, and one of nothing, does not', () => {
  const none = { carpetArea: null, balconyArea: null, terraceArea: 0, landShare: null };
  expect(listAreas({ ...none, otherArea: 12, otherAreaKind: '' })).toEqual([]);
  expect(
    listAreas({ ...none, balconyArea: 6, carpetArea: 79.2, otherArea: 12, otherAreaKind: 'Garden' }),
  ).toEqual([
    { kind: 'Carpet area', metres: 79.2 },
    { kind: 'Exclusive balcony', metres: 6 },
    { kind: 'Garden', metres: 12 },
  ]);
});
