import { placeholderOf } from '../settings/fact-names';

export const aboutContent = {
  title: 'About Us',
  searchTitle: 'About us: what we have built, and the board',
  statement: `We began in ${placeholderOf('since')} with twenty homes on Balmatta hill. The families still live there, and we still answer when they call.`,
  board: 'Board of Directors',
  storyLink: 'Our story',
  caption: 'A garden court, an hour after sunset: an artist’s impression.',
  description: `${placeholderOf('brand')} has built homes and offices in Mangalore, Udupi and Puttur since ${placeholderOf('since')}. The figures, and the people who answer for them.`,
} as const;

export const directorContent = { back: 'About Us', next: 'Next' } as const;

export const storyContent = {
  title: 'Our story',
  searchTitle: `Our story: building on this coast since ${placeholderOf('since')}`,
  lead: `${placeholderOf('short name')} has been building on this coast since ${placeholderOf('since')}: slowly, and at home.`,
  description: `How ${placeholderOf('brand')} came to build in Mangalore, Udupi and Puttur, and how it builds now.`,
  chapters: [
    {
      heading: `Twenty homes, ${placeholderOf('since')}`,
      paragraphs: [
        'The first work was a house of twenty homes on Balmatta hill, on a slope that others had found too steep. The walls were laterite from a quarry that could be reached in a morning, and the roofs were Mangalore tile. Nothing came from farther than it had to.',
        'The engineer who drew them lived on the site while they were built. He kept a notebook of what the first monsoon found out, and whatever came after was built from that notebook.',
      ],
    },
    {
      heading: 'What salt teaches',
      paragraphs: [
        'A building by the sea is under examination every day. Salt finds thin concrete, cheap hinges and careless joints. We learned to give steel more cover, to wash the sand, to choose fittings by weight, and to leave every pipe where a hand can reach it.',
        'Some of it is older than we are. A deep verandah shades a wall better than any paint. A court cools a house without a machine. A roof with a good slope needs no apology in July.',
      ],
    },
    {
      heading: 'Three towns',
      paragraphs: [
        'From Mangalore the work spread along two roads: north to Udupi and inland to Puttur. We have stayed within a morning’s drive, because the people who build are also the people who come back when a tap drips.',
        'In each town we build what its streets ask for: towers where land is scarce, rows and courts where neighbours matter more than views, single houses where the trees were there first.',
      ],
    },
    {
      heading: 'How we work now',
      paragraphs: [
        'Each home is walked through room by room, with its owners, before the keys are handed over. A year later we come back with a list of our own.',
        'Drawings, approvals and payment schedules are explained in plain words, aloud, and in the language of the family. Nobody is asked to sign on the day.',
      ],
    },
  ],
  handedOver: 'Handed over',
  onward: 'The figures and the board',
} as const;
