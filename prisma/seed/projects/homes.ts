import type { Exemption } from '@/lib/domain/exemptions/fields';
import type { Litigation } from '@/lib/domain/litigation/fields';
import type { UnitTypeInput } from '@/lib/domain/unit-types/fields';
import type { DemoPicture } from '../media-alts';
import { chargesOf } from './charges';
import { papersOf } from './papers';
import { towersOf } from './towers';

export type DemoHome = Pick<UnitTypeInput, 'name' | 'carpetArea'> &
  Partial<Omit<UnitTypeInput, '_id' | 'plans'>> & { plans?: DemoPicture[] };

type Sold = {
  litigation?: Omit<Litigation, '_id'>[];
  completionOn?: string;
  covers?: string;
  exemption?: Omit<Exemption, 'documentId'>;
  homes: DemoHome[];
};

const priced = { priceIncludes: 'Base price, without parking, charges and taxes', pricedOn: '2026-11-01' };

const sold: Record<string, Sold> = {
  'Kadal Crest': {
    completionOn: '2027-12-31',
    homes: [
      {
        name: 'Type A',
        bhk: 3,
        carpetArea: 113.04,
        balconyArea: 12.04,
        landShare: 35.1,
        plans: ['plan-3bhk-a'],
        parking: 'Two, covered',
        floors: '1–8, 10–16',
        priceFrom: 10_850_000,
        ...priced,
        homeCount: 30,
        freeCount: 5,
      },
      {
        name: 'Type B',
        bhk: 3,
        carpetArea: 119.34,
        balconyArea: 12.36,
        landShare: 37.05,
        plans: ['plan-3bhk-b'],
        parking: 'Two, covered',
        floors: '10–16',
        priceFrom: 11_460_000,
        ...priced,
        homeCount: 14,
        freeCount: 7,
      },
      {
        name: 'Type C',
        bhk: 2,
        carpetArea: 79.2,
        balconyArea: 6.3,
        otherArea: 2.53,
        otherAreaKind: 'Utility balcony',
        landShare: 24.6,
        plans: ['plan-2bhk'],
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
    exemption: {
      reason: 'at most 8 apartments in all phases',
      sentence: 'A single house on one plot.',
      document: 'Building licence 0000/0000 (sample)',
    },
    homes: [
      {
        name: 'The house',
        bhk: 4,
        carpetArea: 242.58,
        balconyArea: 16,
        terraceArea: 26.7,
        landShare: 890,
        plans: ['plan-villa-ground', 'plan-villa-first'],
      },
    ],
  },
  'Angala Court': {
    completionOn: '2027-06-30',
    litigation: [
      {
        court: 'A civil court (sample)',
        number: 'OS 000/0000',
        year: 2025,
        kind: 'Civil',
        isOverLand: false,
        hasPreventiveOrder: false,
        state: 'Pending',
      },
    ],
    homes: [
      {
        name: 'Court home',
        plans: ['drawn-court-home'],
        bhk: 3,
        carpetArea: 112.8,
        balconyArea: 9.4,
        priceFrom: 7_450_000,
        ...priced,
      },
      {
        name: 'Garden home',
        plans: ['drawn-garden-home'],
        bhk: 3,
        carpetArea: 124.1,
        terraceArea: 22.5,
        priceFrom: 8_680_000,
        ...priced,
      },
    ],
  },
  'Twin Palms': {
    completionOn: '2029-05-31',
    covers: 'East and West',
    homes: [
      {
        name: 'East',
        plans: ['drawn-east'],
        bhk: 2,
        carpetArea: 74.6,
        balconyArea: 7.1,
        priceFrom: 5_820_000,
        ...priced,
      },
      {
        name: 'West',
        plans: ['drawn-west'],
        bhk: 3,
        carpetArea: 101.9,
        balconyArea: 10.2,
        priceFrom: 7_960_000,
        ...priced,
      },
    ],
  },
  'Monsoon Terrace': {
    completionOn: '2028-04-30',
    homes: [
      {
        name: '2 BHK',
        plans: ['drawn-two-rooms'],
        bhk: 2,
        carpetArea: 68.3,
        balconyArea: 5.9,
        priceFrom: 4_760_000,
        ...priced,
      },
      {
        name: '3 BHK',
        plans: ['drawn-three-rooms'],
        bhk: 3,
        carpetArea: 94.7,
        balconyArea: 8.8,
        priceFrom: 6_640_000,
        ...priced,
      },
    ],
  },
  'Salt Wind Villas': {
    completionOn: '2028-09-30',
    homes: [
      {
        name: 'Villa',
        plans: ['drawn-villa-ground', 'drawn-villa-first'],
        bhk: 4,
        carpetArea: 248.6,
        terraceArea: 41,
        landShare: 320,
      },
    ],
  },
};

const names = Object.keys(sold);

export const isRegistered = (name: string): boolean => sold[name]?.completionOn !== undefined;
export const isExempt = (name: string): boolean => sold[name]?.exemption !== undefined;

export const demoHomes = Object.entries(sold).flatMap(([project, { homes }]) =>
  homes.map((home) => ({ project, home })),
);

export const plansOf = (name: string): DemoPicture[] =>
  (sold[name]?.homes ?? []).flatMap(({ plans = [] }) => plans);

const inOrder = <Row extends object>(rows: Row[]) => ({
  create: rows.map((row, sortOrder) => ({ ...row, sortOrder })),
});

export function toChildren(name: string, take: (picture: DemoPicture) => string) {
  const found = sold[name];
  if (!found) return {};
  const number = `PRM/KA/RERA/0000/000/PR/000000/${String(names.indexOf(name) + 1).padStart(6, '0')}`;
  const { completionOn, covers = '', exemption, litigation = [], homes } = found;
  const authority = 'Sample authority of the demo';
  return {
    registrations: inOrder(
      completionOn === undefined ? [] : [{ number, authority, completionOn, towers: covers }],
    ),
    exemptions: inOrder(exemption ? [exemption] : []),
    unitTypes: inOrder(homes.map(({ plans = [], ...home }) => ({ ...home, plans: plans.map(take) }))),
    papers: inOrder(papersOf(name)),
    litigation: inOrder(litigation),
    charges: inOrder(chargesOf(name)),
    towers: inOrder(towersOf(name)),
  };
}
