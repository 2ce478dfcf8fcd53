import { site } from './site';

export const brandsContent = {
  title: 'Brands',
  lead: 'The makers whose steel, glass, tile and fittings go into our buildings.',
  description: `Makers and partners whose products ${site.name} builds with.`,
  listTitle: 'Makers and partners',
  rows: ['first row', 'second row'],
  empty: 'The list of our makers is being updated.',
} as const;
