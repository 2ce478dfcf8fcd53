import type { AboutStats } from '@/lib/domain/about/fields';

export const statsKind = 'about-stats';

export type CounterName = keyof AboutStats;

export const counters: readonly { name: CounterName; short: string; unit: string }[] = [
  { name: 'yearsOfExperience', short: 'Experience', unit: 'years' },
  { name: 'completedProjects', short: 'Projects', unit: '' },
  { name: 'happyClients', short: 'Clients', unit: '' },
  { name: 'awardsWon', short: 'Awards', unit: '' },
];
