import { placeholderOf } from '../settings/fact-names';

export const aboutContent = {
  title: 'About Us',
  searchTitle: 'About us: what we have built, and the board',
  statement: `We began in ${placeholderOf('since')} with twenty homes on Balmatta hill. The families still live there, and we still answer when they call.`,
  board: 'Board of Directors',
  storyLink: 'Our story',
  caption: 'A garden court, an hour after sunset: an artist’s impression.',
  description: `${placeholderOf('brand')} has built homes and offices in Mangalore, Udupi and Puttur since ${placeholderOf('since')}. Our figures and our board of directors.`,
} as const;

export const directorContent = { back: 'About Us', next: 'Next' } as const;

export const storyContent = {
  title: 'Our story',
  searchTitle: `Our story: building on this coast since ${placeholderOf('since')}`,
  lead: `${placeholderOf('short name')} has been building on this coast since ${placeholderOf('since')}: carefully, and never far from home.`,
  description: `How ${placeholderOf('brand')} started building in Mangalore, Udupi and Puttur, and how it builds today.`,
  chapters: [
    {
      heading: `Twenty homes, ${placeholderOf('since')}`,
      paragraphs: [
        'Our first project was a building of twenty homes on Balmatta hill, on a slope that others had found too steep. The walls were laterite from a quarry that could be reached in a morning, and the roofs were Mangalore tile. We brought nothing from farther away than necessary.',
        'The engineer who drew them lived on the site while they were built. He noted every fault that the first monsoon found, and we still build by his notebook.',
      ],
    },
    {
      heading: 'What salt teaches',
      paragraphs: [
        'The sea tests a building every day. Salt finds thin concrete, cheap hinges and careless joints. We learned to give steel more cover, to wash the sand, to choose fittings by weight, and to keep every pipe within reach.',
        'Some of these lessons are older than we are. A deep verandah shades a wall better than any paint. A courtyard cools a house without a machine. A roof with a good slope stays dry in July.',
      ],
    },
    {
      heading: 'Three towns',
      paragraphs: [
        'From Mangalore we expanded along two roads: north to Udupi and inland to Puttur. We build only within a morning’s drive, because the people who build are also the people who come back when a tap drips.',
        'In each town we build what suits the street: towers where land is scarce, row houses and courts where neighbours matter more than views, single houses where there are old trees.',
      ],
    },
    {
      heading: 'How we work now',
      paragraphs: [
        'We walk through each home with its owners, room by room, before we hand over the keys. A year later we come back with a list of our own.',
        'We explain drawings, approvals and payment schedules in plain words and in the language of the family. We never ask anyone to sign on the same day.',
      ],
    },
  ],
  handedOver: 'Completed buildings',
  onward: 'About us and the board',
} as const;
