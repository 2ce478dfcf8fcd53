import { beforeAll, describe, expect, it, vi } from 'vitest';
import { searchProjects } from '@/lib/domain/projects/queries';
import { noFilter } from '@/lib/shared/project-filter';
import { seedDemo } from '@/prisma/seed/index';

vi.mock('@/prisma/seed/media', () => import('../../support/records/pictures-without-files'));

const flats = [
  ...['Kadal Crest', 'Angala Court', 'Twin Palms', 'Monsoon Terrace', 'Estuary Gardens', 'Netravati Steps'],
  'Balmatta Terraces',
];
const villas = ['Casuarina House', 'Gable Lane', 'Salt Wind Villas', 'Lantern Houses', 'Areca Row'];
const offices = [
  ...['Car Street Arcade', 'Darbe Market Rooms', 'Karangalpady Chambers', 'Lighthouse Exchange'],
];
const puttur = ['Gable Lane', 'Darbe Market Rooms', 'Areca Row'];

/** What people type, and projects of the demo that must be among what is found. */
const searches: [typed: string, found: string[]][] = [
  ['flat', flats],
  ['Flats', flats],
  ['apartment', flats],
  ['apartments in Mangalore', ['Kadal Crest', 'Angala Court']],
  ['residential', flats],
  ['flat Udupi', ['Twin Palms', 'Estuary Gardens']],
  ['flats for sale in Udupi', ['Twin Palms']],
  ['home', [...flats, ...villas]],
  ['house', villas],
  ['villa', villas],
  ['villas', villas],
  ['luxury', villas],
  ['premium', villas],
  ['luxury villa mangaluru', ['Casuarina House', 'Salt Wind Villas']],
  ['bungalow', villas],
  ['office', offices],
  ['shop', offices],
  ['showroom puttur', ['Darbe Market Rooms']],
  ['commercial', offices],
  ['office space in Mangalore', ['Karangalpady Chambers']],
  ['Mangaluru', ['Kadal Crest', 'Lighthouse Exchange']],
  ['mangalore', ['Kadal Crest', 'Lighthouse Exchange']],
  ['puttur', puttur],
  ['Puthur', puttur],
  ['kadri', ['Angala Court']],
  ['Panambur', ['Kadal Crest']],
  ['kadal', ['Kadal Crest']],
  ['crest kadal', ['Kadal Crest']],
  ['casuarina', ['Casuarina House']],
  ['2 bhk', ['Kadal Crest', 'Twin Palms', 'Netravati Steps']],
  ['2BHK', ['Kadal Crest', 'Twin Palms', 'Netravati Steps']],
  ['3 bhk flat', ['Kadal Crest', 'Angala Court', 'Twin Palms', 'Monsoon Terrace']],
  ['3 bedroom', ['Kadal Crest', 'Gable Lane', 'Monsoon Terrace']],
  ['4 bedroom villa', ['Casuarina House']],
  ['swimming pool', ['Kadal Crest', 'Casuarina House', 'Lantern Houses']],
  ['flat with gym', ['Kadal Crest', 'Angala Court']],
  ['parking puttur', ['Gable Lane', 'Areca Row']],
  ['ready to move', ['Netravati Steps']],
  ['completed', ['Areca Row', 'Karangalpady Chambers', 'Lighthouse Exchange', 'Balmatta Terraces']],
  ['upcoming', ['Estuary Gardens', 'Lantern Houses', 'Darbe Market Rooms']],
  ['new flats', ['Estuary Gardens']],
  ['under construction', ['Monsoon Terrace', 'Salt Wind Villas']],
];

/** Slips, which no project has; the nearest is shown first. */
const slips: [typed: string, nearest: string][] = [
  ['kadal crst', 'Kadal Crest'],
  ['casurina hous', 'Casuarina House'],
  ['netravathi', 'Netravati Steps'],
  ['gabel lane', 'Gable Lane'],
];

const search = (words: string) => searchProjects({ ...noFilter, words }, 1);

describe('a search for a project', () => {
  beforeAll(() => seedDemo(), 300_000);

  it.each(searches)('%s', async (typed, found) => {
    const { cards, nearest } = await search(typed);
    expect(cards.map(({ name }) => name)).toEqual(expect.arrayContaining(found));
    expect(nearest).toEqual([]);
  });

  it('leaves out what is of another kind or another town', async () => {
    const named = async (typed: string) => (await search(typed)).cards.map(({ name }) => name);
    expect(await named('office')).not.toContain('Kadal Crest');
    expect(await named('flat udupi')).not.toContain('Kadal Crest');
    expect((await named('4 bhk')).sort()).toEqual(['Casuarina House', 'Salt Wind Villas']);
  });

  it.each(slips)('finds nothing by "%s", and the nearest three, %s first', async (typed, nearest) => {
    const found = await search(typed);
    expect(found).toMatchObject({ total: 0, cards: [] });
    expect(found.nearest).toHaveLength(3);
    expect(found.nearest[0]?.name).toBe(nearest);
  });
});
