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
const mangaloreOffices = ['Karangalpady Chambers', 'Lighthouse Exchange'];
const offices = [...mangaloreOffices, 'Car Street Arcade', 'Darbe Market Rooms'];
const mangaloreHomes = [
  ...['Kadal Crest', 'Casuarina House', 'Angala Court', 'Monsoon Terrace', 'Salt Wind Villas'],
  ...['Netravati Steps', 'Balmatta Terraces'],
];
const mangalore = [...mangaloreHomes, ...mangaloreOffices];
const seaVillas = ['Casuarina House', 'Salt Wind Villas'];
const sea = ['Kadal Crest', 'Twin Palms', 'Estuary Gardens', ...seaVillas];
const threeBedrooms = ['Kadal Crest', 'Angala Court', 'Twin Palms', 'Monsoon Terrace', 'Gable Lane'];
const twoBedrooms = ['Kadal Crest', 'Twin Palms', 'Monsoon Terrace', 'Netravati Steps'];
const priced = ['Kadal Crest', 'Angala Court', 'Twin Palms', 'Monsoon Terrace'];
const inHand = [...priced, ...seaVillas];
const ofTheYear2027 = ['Kadal Crest', 'Casuarina House', 'Angala Court'];
const sayHowFar = ['Kadal Crest', 'Casuarina House', 'Angala Court', 'Twin Palms', 'Gable Lane'];
const ready = ['Gable Lane', 'Netravati Steps', 'Areca Row', 'Balmatta Terraces', ...offices.slice(0, 3)];

type Answer = { found: string[]; leftOut?: string[] };

/** What families typed when the site was looked at, and all that is right for it. */
const looked: [typed: string, answer: Answer][] = [
  ['flat', { found: flats }],
  ['apartment', { found: flats }],
  ['apartmant', { found: flats }],
  ['3bhk', { found: threeBedrooms }],
  ['three bedroom', { found: threeBedrooms }],
  ['3 bhk in mangaluru', { found: ['Kadal Crest', 'Angala Court', 'Monsoon Terrace'] }],
  ['3 bhk near sea', { found: ['Kadal Crest', 'Twin Palms'] }],
  ['2 bhk', { found: twoBedrooms }],
  ['4 bhk', { found: seaVillas }],
  ['office', { found: offices }],
  ['shop', { found: offices }],
  ['Mangaluru', { found: mangalore }],
  ['kudla', { found: mangalore }],
  ['mangalor', { found: mangalore }],
  ['ಮಂಗಳೂರು', { found: mangalore }],
  ['kadri', { found: ['Angala Court'] }],
  ['Surathkal', { found: ['Kadal Crest', ...seaVillas], leftOut: ['surathkal'] }],
  ['ready to move', { found: ready }],
  ['under construction', { found: inHand }],
  ['possession 2027', { found: ofTheYear2027 }],
  // Of one of them the text says what its pool is for: the rain.
  ['swimming pool', { found: ['Kadal Crest', 'Angala Court', 'Twin Palms', 'Lantern Houses', ...seaVillas] }],
  ['luxury', { found: villas }],
  ['villa', { found: villas }],
  ['independent house', { found: villas }],
  ['row house', { found: ['Gable Lane', 'Areca Row'] }],
  ['plot', { found: ['Lantern Houses'] }],
  ['near beach', { found: sea }],
  ['villa near beach', { found: seaVillas }],
  ['sea view', { found: sea }],
  ['sea facing', { found: sea }],
  ['price', { found: [...flats, ...villas, ...offices] }],
  ['under 1 crore', { found: priced }],
  ['80 lakh', { found: priced }],
  ['rera', { found: [...priced, 'Salt Wind Villas'] }],
  ['1500 sqft', { found: [...flats, 'Car Street Arcade', 'Darbe Market Rooms', 'Karangalpady Chambers'] }],
  ['near airport', { found: ofTheYear2027 }],
  ['near school', { found: sayHowFar }],
  ['hospital', { found: sayHowFar }],
  ['ಫ್ಲಾಟ್', { found: flats }],
  ['ಮನೆ', { found: [...flats, ...villas] }],
];

const others: [typed: string, answer: Answer][] = [
  ['beach house mangalore', { found: seaVillas }],
  ['flat near railway station', { found: ['Angala Court', 'Twin Palms'] }],
  ['house near hospital', { found: ['Casuarina House', 'Gable Lane'] }],
  ['3bhk under 80 lakh', { found: ['Angala Court', 'Twin Palms', 'Monsoon Terrace'] }],
  ['2027', { found: ofTheYear2027 }],
  ['ready by december 2027', { found: ['Kadal Crest'] }],
  ['3,500 sq ft villa', { found: seaVillas }],
  ['flat above 1800 sqft', { found: ['Kadal Crest', 'Twin Palms', 'Estuary Gardens'] }],
  ['shop in udupi', { found: ['Car Street Arcade'] }],
  ['office hampankatta', { found: ['Lighthouse Exchange'] }],
  ['flat with gym and pool', { found: ['Kadal Crest', 'Angala Court', 'Twin Palms'] }],
  ['villa with pool', { found: ['Lantern Houses', ...seaVillas] }],
  ['covered parking puttur', { found: ['Gable Lane', 'Areca Row'] }],
  ['bungalow mangaluru', { found: seaVillas }],
  ['ಉಡುಪಿ ಫ್ಲಾಟ್', { found: ['Twin Palms', 'Estuary Gardens'] }],
  ['ಪುತ್ತೂರು ಮನೆ', { found: ['Gable Lane', 'Areca Row'] }],
  ['ಕಡಲ ತೀರ', { found: sea }],
  ['samudra hattira mane', { found: sea }],
  ['kudla office', { found: mangaloreOffices }],
  ['ಅಂಗಡಿ ಪುತ್ತೂರು', { found: ['Darbe Market Rooms'] }],
  ['illu udupi', { found: ['Twin Palms', 'Estuary Gardens', 'Lantern Houses'] }],
  ['ಶಾಲೆ', { found: sayHowFar }],
  ['aspatre', { found: sayHowFar }],
  ['jaga', { found: ['Lantern Houses'] }],
  ['3 kone', { found: threeBedrooms }],
  ['3 bhk villa near sea', { found: ['Gable Lane'], leftOut: ['sea'] }],
  ['2 bhk puttur', { found: ['Gable Lane', 'Areca Row'], leftOut: ['2 bhk'] }],
  ['flat near metro', { found: flats, leftOut: ['metro'] }],
  ['penthouse kadri', { found: ['Angala Court'], leftOut: ['penthouse'] }],
  ['villa surathkal', { found: seaVillas, leftOut: ['surathkal'] }],
];

/** What no project has, nor all but a word of it; the first of the nearest, where one is. */
const nowhere: [typed: string, nearest: string[]][] = [
  ['kadal crst', ['Kadal Crest']],
  ['casurina', ['Casuarina House']],
  ['udpi', ['Twin Palms', 'Estuary Gardens', 'Lantern Houses', 'Car Street Arcade']],
  ['penthouse', flats],
];

const search = (words: string) => searchProjects({ ...noFilter, words }, 1);
const namesOf = (cards: { name: string }[]) => cards.map(({ name }) => name).sort();

describe('what a family types', () => {
  beforeAll(() => seedDemo(), 300_000);

  it('is 74 searches, each with its right answer', () => {
    const typed = [...looked, ...others, ...nowhere].map(([words]) => words);
    expect([looked.length + nowhere.length, others.length, new Set(typed).size]).toEqual([44, 30, 74]);
  });

  it.each([...looked, ...others])('finds by "%s" what is right, and no other', async (typed, answer) => {
    const { cards, nearest, leftOut } = await search(typed);
    expect({ found: namesOf(cards), leftOut }).toEqual({
      leftOut: [],
      ...answer,
      found: answer.found.sort(),
    });
    expect(nearest).toEqual([]);
  });

  it.each(nowhere)('finds nothing by "%s", and the nearest three', async (typed, expected) => {
    const { total, nearest, leftOut } = await search(typed);
    expect({ total, leftOut, shown: nearest.length }).toEqual({ total: 0, leftOut: [], shown: 3 });
    expect(expected).toContain(nearest[0]?.name);
  });

  it.each(['penthouse', '3 bhk zzyzx', 'villa qqqq', 'ಮನೆ zzyzx', 'casurina hous'])(
    'by "%s" shows no office to who looks for a home',
    async (typed) => {
      const { cards, nearest } = await search(typed);
      const shown = namesOf([...cards, ...nearest]);
      expect(shown).not.toHaveLength(0);
      for (const office of offices) expect(shown).not.toContain(office);
    },
  );

  it('asks for a price where it names one or a sum, and not elsewhere', async () => {
    for (const typed of ['price', 'flat price in udupi', 'under 1 crore', 'ಬೆಲೆ'])
      expect((await search(typed)).asksPrice).toBe(true);
    expect((await search('flat in udupi')).asksPrice).toBe(false);
  });
});
