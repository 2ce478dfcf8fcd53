import type { UnitType } from '@/lib/domain/unit-types/fields';

type DemoHome = Pick<UnitType, 'name' | 'carpetArea'> & Partial<Omit<UnitType, '_id'>>;

type Sold = {
  /** The day that a registration would say; the numbers are plainly invented. */
  completionOn: string;
  homes: DemoHome[];
};

const priced = { priceIncludes: 'Base price, without parking, charges and taxes', pricedOn: '2026-11-01' };

/** What the demo's unfinished projects are registered for, and their kinds of homes, by name. */
const sold: Record<string, Sold> = {
  'Kadal Crest': {
    completionOn: '2027-12-31',
    homes: [
      {
        name: 'Type A',
        bhk: 3,
        carpetArea: 119.34,
        balconyArea: 14.2,
        otherArea: 3.1,
        otherAreaKind: 'Utility balcony',
        landShare: 36.4,
        parking: 'Two, covered',
        floors: '9–16',
        priceFrom: 10_850_000,
        ...priced,
        homeCount: 16,
        freeCount: 5,
      },
      {
        name: 'Type B',
        bhk: 3,
        carpetArea: 104.6,
        balconyArea: 11.8,
        otherArea: 2.8,
        otherAreaKind: 'Utility balcony',
        landShare: 31.2,
        parking: 'One, covered',
        floors: '1–16',
        priceFrom: 8_920_000,
        ...priced,
        homeCount: 30,
        freeCount: 11,
      },
      {
        name: 'Type C',
        bhk: 2,
        carpetArea: 79.2,
        balconyArea: 6.3,
        otherArea: 2.53,
        otherAreaKind: 'Utility balcony',
        landShare: 24.6,
        parking: 'One, covered',
        floors: '1–8',
        priceFrom: 6_490_000,
        ...priced,
        homeCount: 16,
        freeCount: 6,
      },
    ],
  },
  'Casuarina House': {
    completionOn: '2027-03-31',
    homes: [{ name: 'The house', bhk: 4, carpetArea: 342.5, terraceArea: 64, landShare: 890 }],
  },
  'Angala Court': {
    completionOn: '2027-06-30',
    homes: [
      { name: 'Court home', bhk: 3, carpetArea: 112.8, balconyArea: 9.4, priceFrom: 7_450_000, ...priced },
      { name: 'Garden home', bhk: 3, carpetArea: 124.1, terraceArea: 22.5, priceFrom: 8_680_000, ...priced },
    ],
  },
  'Twin Palms': {
    completionOn: '2029-05-31',
    homes: [
      { name: 'East', bhk: 2, carpetArea: 74.6, balconyArea: 7.1, priceFrom: 5_820_000, ...priced },
      { name: 'West', bhk: 3, carpetArea: 101.9, balconyArea: 10.2, priceFrom: 7_960_000, ...priced },
    ],
  },
  'Monsoon Terrace': {
    completionOn: '2028-04-30',
    homes: [
      { name: 'Two rooms', bhk: 2, carpetArea: 68.3, balconyArea: 5.9, priceFrom: 4_760_000, ...priced },
      { name: 'Three rooms', bhk: 3, carpetArea: 94.7, balconyArea: 8.8, priceFrom: 6_640_000, ...priced },
    ],
  },
  'Salt Wind Villas': {
    completionOn: '2028-09-30',
    homes: [{ name: 'Villa', bhk: 4, carpetArea: 248.6, terraceArea: 41, landShare: 320 }],
  },
};

const names = Object.keys(sold);

export const isRegistered = (name: string): boolean => names.includes(name);

/** The rows that are saved with a demo project. */
export function toChildren(name: string) {
  const found = sold[name];
  if (!found) return {};
  const number = `PRM/KA/RERA/0000/000/PR/000000/${String(names.indexOf(name) + 1).padStart(6, '0')}`;
  const { completionOn, homes } = found;
  return {
    registrations: {
      create: [{ number, authority: 'A sample of the demo content', completionOn, sortOrder: 0 }],
    },
    unitTypes: { create: homes.map((home, sortOrder) => ({ ...home, sortOrder })) },
  };
}
