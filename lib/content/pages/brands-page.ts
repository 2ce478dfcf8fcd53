import { placeholderOf } from '../settings/fact-names';

export const brandsContent = {
  title: 'Brands',
  searchTitle: 'Brands we build with: steel, glass, tiles and fittings',
  lead: 'The makers of the steel, glass, tiles and fittings in our buildings.',
  description: `The makers and partners behind our buildings in Mangalore, Udupi and Puttur: the steel, glass, tiles and fittings that ${placeholderOf('brand')} uses.`,
  listTitle: 'Makers and partners',
  rows: ['first row', 'second row'],
  empty: 'We are updating the list of our makers.',
} as const;
