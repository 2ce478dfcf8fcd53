import { expect, it } from 'vitest';
import { toProjectWords } from './project-words';

const project = {
  name: 'Kadal Crest',
  location: 'Panambur',
  description: '<p>Homes by the sea.</p>',
  searchTitle: '',
  searchDescription: '',
};
const own = { title: 'Kadal Crest, Panambur', description: 'Homes by the sea.' };

it('a project speaks to searches by its name, its place and the first words of its text', () => {
  expect(toProjectWords(project)).toEqual(own);
  expect(toProjectWords({ ...project, location: '' }).title).toBe('Kadal Crest');
  expect(toProjectWords({ ...project, description: '<p></p>' }).description).toBe('Kadal Crest, Panambur');
});

it('the words that the office chose come first, each by itself', () => {
  const searchTitle = '3 BHK homes at Panambur beach';
  expect(toProjectWords({ ...project, searchTitle })).toEqual({ ...own, title: searchTitle });
  const searchDescription = 'From 1,200 sqft.';
  expect(toProjectWords({ ...project, searchDescription })).toEqual({
    ...own,
    description: searchDescription,
  });
});

it('a project whose title alone was chosen, and that has no text, is told by its name', () => {
  expect(toProjectWords({ ...project, description: '', searchTitle: 'Homes' })).toEqual({
    title: 'Homes',
    description: 'Kadal Crest, Panambur',
  });
});
