import type { ProjectCategory } from './projects/projects';

/**
 * What people type, and what it means of a project. To add a word, write it into `said` of the row that means the same:
 * in small letters, one word, in any script, beside its spellings; its plural with "s" need not stand there. To add a
 * meaning, add a row. A word stands in one row, and a project needs no new save.
 */
export type SearchWord = {
  /** Words with a space between. */
  said: string;
  /** A text of the project has one of these words, whole or with an "s". */
  texts?: string;
  /** Its name or location has one of the `texts`: they are a town. */
  isTown?: true;
  /** It is of one of these kinds, or is called so. */
  kinds?: readonly ProjectCategory[];
  /** How far the building is. */
  phase?: 'planned' | 'building' | 'finished';
  /** It is registered with the Authority. */
  isRegistered?: true;
  /** Places that are shown where no project stands at what was said. */
  nearby?: string;
};

const houses = ['Luxury villa'] as const;
const homes = ['Residential', ...houses] as const;

export const searchWords: readonly SearchWord[] = [
  { said: 'flat apartment residential ಫ್ಲಾಟ್ ಫ್ಲ್ಯಾಟ್ ಅಪಾರ್ಟ್ಮೆಂಟ್', kinds: ['Residential'] },
  { said: 'villa house bungalow independent luxury premium ವಿಲ್ಲಾ ಬಂಗಲೆ bangale', kinds: houses },
  // Mane is any home in Kannada, as illu is in Tulu.
  { said: 'home mane ಮನೆ illu ill ಇಲ್ಲ್ ಇಲ್ಲು', kinds: homes },
  { said: 'penthouse duplex', texts: 'penthouse duplex', kinds: ['Residential'] },
  {
    said: 'office shop showroom retail commercial angadi ಅಂಗಡಿ kacheri kachheri ಕಚೇರಿ ಆಫೀಸ್ malige ಮಳಿಗೆ',
    kinds: ['Commercial'],
  },
  { said: 'row rowhouse townhouse', texts: 'row lane townhouse' },
  { said: 'plot land jaga jaaga ಜಾಗ nivesana niveshana ನಿವೇಶನ', texts: 'plot land' },

  { said: 'mangalore mangaluru kudla ಮಂಗಳೂರು ಮಂಗಳೂರಿನಲ್ಲಿ ಕುಡ್ಲ', texts: 'mangalore mangaluru', isTown: true },
  { said: 'udupi udipi odipu ಉಡುಪಿ ಉಡುಪಿಯಲ್ಲಿ ಒಡಿಪು', texts: 'udupi udipi', isTown: true },
  { said: 'puttur puthur puttoor ಪುತ್ತೂರು ಪುತ್ತೂರಿನಲ್ಲಿ', texts: 'puttur puthur', isTown: true },
  {
    said: 'surathkal suratkal ಸುರತ್ಕಲ್ nitk',
    texts: 'surathkal suratkal',
    nearby: 'mukka panambur sasihithlu',
  },
  { said: 'manipal ಮಣಿಪಾಲ', texts: 'manipal', nearby: 'udupi' },

  {
    said:
      'sea seaside seafront seashore beach beachside beachfront coast coastal ocean shore view facing ' +
      'kadalu kadala samudra ಕಡಲು ಕಡಲ ಸಮುದ್ರ ಬೀಚ್ teera theera tira ತೀರ ಕಡಲತೀರ',
    texts: 'sea seaside seafront seashore beach beaches coast coastal ocean shore',
  },
  { said: 'river riverside nadi ನದಿ hole ಹೊಳೆ', texts: 'river riverside estuary' },
  { said: 'school shale shaale ಶಾಲೆ', texts: 'school' },
  { said: 'hospital aspatre aaspatre ಆಸ್ಪತ್ರೆ', texts: 'hospital' },
  { said: 'airport ವಿಮಾನನಿಲ್ದಾಣ', texts: 'airport' },
  { said: 'railway train railu ರೈಲು', texts: 'railway' },
  { said: 'highway nh nh66 heddari ಹೆದ್ದಾರಿ', texts: 'highway nh' },
  { said: 'bus ಬಸ್', texts: 'bus buses' },
  { said: 'park garden ಉದ್ಯಾನ', texts: 'park garden' },
  { said: 'pool swimming ಈಜುಕೊಳ', texts: 'pool swimming' },
  { said: 'gym fitness ಜಿಮ್', texts: 'gym fitness' },
  { said: 'parking garage carpark ಪಾರ್ಕಿಂಗ್', texts: 'parking garage carpark' },
  { said: 'playground play children', texts: 'playground play children' },

  { said: 'new hosa ಹೊಸ upcoming launch prelaunch', phase: 'planned' },
  { said: 'construction ongoing', phase: 'building' },
  { said: 'ready completed finished', phase: 'finished' },
  { said: 'rera registered registration', isRegistered: true },
];

const split = (words: string): readonly string[] => words.split(' ');

/** Words that say nothing of a project. */
export const emptyWords = split(
  'a an and at by for from i in is it its like looking me my near of on or our show some the to under want we with ' +
    'best buy close estate find good move need nearby next please project properties property real sale sell space ' +
    'view facing front side km ' +
    'hattira hatra ಹತ್ತಿರ beku ಬೇಕು alli ಅಲ್ಲಿ',
);

/** They ask what a home costs. */
export const priceWords = split('price cost rate budget rs rupees bele ಬೆಲೆ daru dara ದರ');

/** Beside a year they say nothing: it is when a home is handed over. */
export const handoverWords = split('possession ready handover completion delivery before');

/** Or the beginnings of them, before a year. */
export const monthWords = split(
  'january february march april may june july august september october november december',
);

/** Numbers as words: a text of the office says "two-bedroom". */
export const numberWords = split('zero one two three four five six');

/** The same as people type them, by the number. */
export const spokenNumbers: readonly (readonly string[])[] = [
  [],
  split('one ondu ಒಂದು'),
  split('two eradu ಎರಡು'),
  split('three mooru ಮೂರು'),
  split('four nalku ನಾಲ್ಕು'),
];

/** A number before one of these belongs to it. */
export const roomWords = split('bhk bedroom bed room kone ಕೋಣೆ ಬಿಎಚ್ಕೆ');

/** How a text of the office names what it counts, as beginnings of words. */
export const roomTexts = split('bhk bedroom bed');
