import { expect, it } from 'vitest';
import { listLegalDifferences } from './legal-differences';

const words = {
  title: 'Privacy',
  lead: 'What we ask.',
  description: '',
  sections: [
    { heading: 'Who', paragraphs: ['We.', 'Our name.'] },
    { heading: 'How long', paragraphs: [], list: ['A year.', 'For good.'] },
    { heading: 'Gone', paragraphs: ['Until now.'] },
  ],
};

it('shows of each place the texts alone that the other version lacks', () => {
  const after = {
    ...words,
    description: 'A page.',
    sections: [
      { heading: 'Who', paragraphs: ['We.', 'Our new name.'] },
      { heading: 'How long', paragraphs: [], list: ['A year.', 'For good.'] },
      { heading: 'Come', paragraphs: ['From now on.'] },
    ],
  };
  expect(listLegalDifferences(words, words)).toEqual([]);
  expect(listLegalDifferences(words, after)).toEqual([
    { heading: 'Summary for search engines', before: [], after: ['A page.'] },
    { heading: 'Who', before: ['Our name.'], after: ['Our new name.'] },
    { heading: 'Come', before: [], after: ['From now on.'] },
    { heading: 'Gone', before: ['Until now.'], after: [] },
  ]);
});
