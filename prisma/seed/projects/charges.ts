import type { Charge } from '@/lib/domain/charges/fields';

type DemoCharge = Omit<Charge, '_id' | 'aboveFloor'> & { aboveFloor?: number };

const stated = { statedOn: '2026-11-01', source: 'Price list' };

const ofApartments: DemoCharge[] = [
  {
    name: 'Floor rise',
    basis: 'per floor and sq m of carpet',
    rate: 500,
    aboveFloor: 4,
    part: 'agreement value',
    ...stated,
  },
  {
    name: 'Covered parking',
    basis: 'per parking place',
    rate: 400_000,
    part: 'agreement value',
    ...stated,
  },
  { name: 'Water and electricity', basis: 'lump sum', rate: 120_000, part: 'beside it', ...stated },
  { name: 'Maintenance deposit', basis: 'lump sum', rate: 96_000, part: 'beside it', ...stated },
];

const ofHouses = ofApartments.filter(({ basis }) => basis === 'lump sum');

const houses = ['Casuarina House', 'Salt Wind Villas'];

export const chargesOf = (name: string): DemoCharge[] => (houses.includes(name) ? ofHouses : ofApartments);
