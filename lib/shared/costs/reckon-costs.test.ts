import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chargeBases, chargeParts } from '@/lib/content/projects/charges';
import { type CostCharge, reckonCosts } from './reckon-costs';

const home = { carpetArea: 79.2, priceFrom: 6_494_400, pricedOn: '2026-11-01' };
const charge = (part: Partial<CostCharge>): CostCharge => ({
  name: 'Charge',
  basis: 'lump sum',
  rate: null,
  aboveFloor: null,
  part: 'beside it',
  statedOn: '2026-11-01',
  source: 'Price list',
  ...part,
});
const charges = [
  charge({
    name: 'Floor rise',
    basis: 'per floor and sq m of carpet',
    rate: 500,
    aboveFloor: 4,
    part: 'agreement value',
  }),
  charge({ name: 'Covered parking', basis: 'per parking place', rate: 400_000, part: 'agreement value' }),
  charge({ name: 'Water and electricity', rate: 120_000 }),
  charge({ name: 'Maintenance deposit', rate: 96_000 }),
];
const building = { isCompleted: false, isCommercial: false };
const chosen = { floor: 8, parking: 1 };

it('a cost sheet has every line in whole rupees, the agreement value before the taxes on it, and the sum', () => {
  const sheet = reckonCosts(home, charges, chosen, building);
  const read = (lines: { what: string; rupees: number }[] = []) =>
    lines.map(({ what, rupees }) => [what, rupees]);
  expect(read(sheet?.agreement)).toEqual([
    ['Base price', 6_494_400],
    ['Floor rise', 158_400],
    ['Covered parking', 400_000],
  ]);
  expect(sheet?.agreementValue).toBe(7_052_800);
  expect(read(sheet?.beside)).toEqual([
    ['Water and electricity', 120_000],
    ['Maintenance deposit', 96_000],
    ['GST', 352_640],
    ['Stamp duty', 352_640],
    ['Cess and surcharge', 42_317],
    ['Registration', 141_056],
  ]);
  expect(sheet?.total).toBe(8_157_453);
});

describe('GST', () => {
  const gstOf = (priceFrom: number, carpetArea: number | null, state = building) =>
    reckonCosts({ ...home, priceFrom, carpetArea }, [], chosen, state)?.beside.find(
      ({ what }) => what === 'GST',
    )?.percent;

  it.each([
    [4_500_000, 90, 1],
    [4_500_001, 90, 5],
    [4_500_000, 90.01, 5],
    [4_500_000, null, 5],
  ])('of %d rupees and %s sq m is %d %%', (priceFrom, carpetArea, percent) => {
    expect(gstOf(priceFrom, carpetArea)).toBe(percent);
  });

  it('is none after the completion certificate, and no line where its rate is another', () => {
    expect(gstOf(4_500_000, 90, { ...building, isCompleted: true })).toBeUndefined();
    expect(gstOf(4_500_000, 90, { ...building, isCommercial: true })).toBeUndefined();
  });
});

it('a home without a price has no cost sheet, and a charge of nothing no line', () => {
  expect(reckonCosts({ ...home, priceFrom: null }, charges, chosen, building)).toBeNull();
  expect(reckonCosts({ ...home, priceFrom: 0 }, charges, chosen, building)).toBeNull();
  const sheet = reckonCosts(home, charges, { floor: 4, parking: 0 }, building);
  expect(sheet?.agreement).toHaveLength(1);
});

it.each([
  ['lump sum', 100],
  ['percent of base price', 6_494_400],
  ['per sq m of carpet', 7920],
  ['per sq ft of carpet', 85_250],
  ['per floor', 400],
  ['per floor and sq m of carpet', 31_680],
  ['per floor and sq ft of carpet', 341_001],
  ['per parking place', 200],
] as const)('100 %s are Rs %d', (basis, rupees) => {
  const all = [charge({ basis, rate: 100, aboveFloor: 4 })];
  expect(reckonCosts(home, all, { floor: 8, parking: 2 }, building)?.beside[0]?.rupees).toBe(rupees);
});

const anyCharge = fc.record({
  name: fc.constant('Charge'),
  basis: fc.constantFrom(...chargeBases),
  rate: fc.option(fc.integer({ min: 0, max: 1_000_000 })),
  aboveFloor: fc.option(fc.integer({ min: 0, max: 40 })),
  part: fc.constantFrom(...chargeParts),
  statedOn: fc.constant(''),
  source: fc.constant(''),
});
const anyHome = fc.record({
  carpetArea: fc.option(fc.integer({ min: 1, max: 1000 })),
  priceFrom: fc.integer({ min: 1, max: 2_000_000_000 }),
  pricedOn: fc.constant(''),
});

it('of every sheet the sum is that of its lines, none is below one rupee, and a higher floor is never cheaper', () => {
  fc.assert(
    fc.property(anyHome, fc.array(anyCharge, { maxLength: 8 }), fc.nat({ max: 60 }), (given, all, floor) => {
      const sheet = reckonCosts(given, all, { floor, parking: 1 }, building);
      const higher = reckonCosts(given, all, { floor: floor + 1, parking: 1 }, building);
      const lines = [...(sheet?.agreement ?? []), ...(sheet?.beside ?? [])];
      expect(lines.reduce((total, { rupees }) => total + rupees, 0)).toBe(sheet?.total);
      expect(Math.min(...lines.map(({ rupees }) => rupees))).toBeGreaterThanOrEqual(0);
      expect(higher?.total).toBeGreaterThanOrEqual(sheet?.total ?? 0);
    }),
  );
});
