import type { Tower } from '@/lib/domain/towers/fields';

type DemoTower = Pick<Tower, 'name'> & Partial<Omit<Tower, '_id'>>;

const towers: Record<string, DemoTower[]> = {
  'Kadal Crest': [{ name: 'The tower', floors: 16, basements: 2, stilts: 1, slabsCast: 15, height: 58.4 }],
  'Casuarina House': [{ name: 'The house', floors: 2, slabsCast: 2, height: 7.8 }],
  'Angala Court': [{ name: 'The court', floors: 3, stilts: 1, slabsCast: 3, height: 13.2 }],
  'Twin Palms': [
    { name: 'East', floors: 15, basements: 1, stilts: 1, height: 54.7 },
    { name: 'West', floors: 19, basements: 1, stilts: 1, height: 68.4 },
  ],
  'Monsoon Terrace': [{ name: 'The terrace', floors: 5, stilts: 1, slabsCast: 5, height: 19.5 }],
  'Salt Wind Villas': [{ name: 'Each villa', floors: 2, height: 7.5 }],
};

export const towersOf = (name: string): DemoTower[] => towers[name] ?? [];
