import { expect, it } from 'vitest';
import type { ChargeBasis } from '@/lib/content/projects/charges';
import { describeRate } from './costs-text';

const home = { carpetArea: 79.2, priceFrom: 6_494_400, pricedOn: '' };
const line = { what: 'Line', rupees: 1, day: '', source: '' };
const read = (part: object) =>
  describeRate({ ...line, ...part }, home, { floor: 8, parking: 2 }).replaceAll('\u00a0', ' ');
const charge = (basis: ChargeBasis, rate: number) =>
  read({ charge: { name: '', basis, rate, aboveFloor: 4, part: 'beside it', statedOn: '', source: '' } });

it('a line says how it is reckoned', () => {
  expect(read({})).toBe('79.20 sq m carpet');
  expect(read({ percent: 0.6 })).toBe('0.6 % of the agreement value');
  expect(charge('lump sum', 120_000)).toBe('Fixed');
  expect(charge('percent of base price', 2)).toBe('2 % of the base price');
  expect(charge('per sq m of carpet', 500)).toBe('79.20 sq m carpet at 500');
  expect(charge('per sq ft of carpet', 50)).toBe('853 sq ft carpet at 50');
  expect(charge('per floor', 50_000)).toBe('4 floors above floor 4, 50,000 each');
  expect(charge('per floor and sq m of carpet', 500)).toBe('4 floors above floor 4, 500 per sq m each');
  expect(charge('per floor and sq ft of carpet', 50)).toBe('4 floors above floor 4, 50 per sq ft each');
  expect(charge('per parking place', 400_000)).toBe('2 at 4,00,000');
});
