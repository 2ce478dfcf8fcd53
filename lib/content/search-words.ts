/**
 * Words that people use for the same thing. A project that has one of a row is found by each of it; a word stands for
 * what begins with it. The texts of the categories and states (lib/content/projects.ts) are among a project's words.
 */
export const sameWords: readonly (readonly string[])[] = [
  ['flat', 'apartment', 'residential'],
  ['home', 'house', 'residential', 'villa'],
  ['villa', 'bungalow'],
  ['office', 'shop', 'showroom', 'retail', 'commercial'],
  ['mangalore', 'mangaluru', 'kudla'],
  ['udupi', 'udipi'],
  ['puttur', 'puthur'],
  ['bhk', 'bedroom', 'bed'],
  ['pool', 'swimming'],
  ['gym', 'fitness'],
  ['parking', 'garage', 'carpark'],
  ['playground', 'play', 'children'],
  ['new', 'upcoming', 'prelaunch'],
  ['construction', 'ongoing'],
  ['ready', 'completed', 'finished'],
  ['luxury', 'premium'],
];

/** Words that say nothing of a project. */
export const emptyWords: readonly string[] = (
  'a an and at by for from i in looking near of on or the to under want with ' +
  'best buy estate price project properties property real sale space'
).split(' ');

/** Numbers that texts write as words: a text of the office says "two-bedroom". */
export const numberWords: readonly string[] = ['zero', 'one', 'two', 'three', 'four', 'five', 'six'];

/** A number before one of these belongs to it. */
export const roomWords: readonly string[] = ['bhk', 'bedroom', 'bed'];
