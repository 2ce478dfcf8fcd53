import { placeholderOf } from '../settings/fact-names';

export const brandsContent = {
  title: 'Brands',
  searchTitle: 'Brands we build with: steel, glass, tile and fittings',
  lead: 'The makers whose steel, glass, tile and fittings go into our buildings.',
  description: `The makers and partners behind our buildings in Mangalore, Udupi and Puttur: whose steel, glass, tile and fittings ${placeholderOf('brand')} builds with.`,
  listTitle: 'Makers and partners',
  rows: ['first row', 'second row'],
  empty: 'The list of our makers is being updated.',
} as const;
