import { expect, it } from 'vitest';
import { findUnfinished } from './named-projects';

const projects = [
  { name: 'Palms', unfinished: 'Planned' },
  { name: 'Kadal Crest', unfinished: 'Structural work' },
  { name: 'Twin Palms', unfinished: null },
  { name: 'Sea (East) + Sun', unfinished: 'Ongoing' },
  { name: 'ಕಡಲು', unfinished: 'Finishing' },
  { name: ' ', unfinished: 'Planned' },
];
const namesIn = (text: string) => findUnfinished(text, projects).map(({ name }) => name);

it.each([
  ['Owner at Kadal Crest', ['Kadal Crest']],
  ['We love kadal\n  CREST.', ['Kadal Crest']],
  ['Owners, Palms and Kadal Crest', ['Kadal Crest', 'Palms']],
  ['Sea (East) + Sun, 4th floor', ['Sea (East) + Sun']],
  ['ಕಡಲು, 4', ['ಕಡಲು']],
])('a text names what is not handed over, whatever its capitals and spaces: %j', (text, names) => {
  expect(namesIn(text)).toEqual(names);
});

it.each(['', 'Owner', 'Kadal Crests', 'The Kadal Crescent', 'Owner, Twin Palms'])(
  'a text names no project by a part of a word or of the name of a finished one: %j',
  (text) => {
    expect(namesIn(text)).toEqual([]);
  },
);
