import { expect, it } from 'vitest';
import { privacy } from '@/lib/content/legal';
import { retentionMark } from '@/lib/content/retention';
import { fillRetention, namesRetention } from './retention-text';

const legalOf = (...texts: string[]) => ({
  sections: [{ heading: 'How long', paragraphs: texts, list: texts }],
});

it('the privacy policy says the number of the settings wherever its mark stands', () => {
  expect(fillRetention(legalOf(`At most ${retentionMark} months, ${retentionMark}.`), 36)).toEqual(
    legalOf('At most 36 months, 36.'),
  );
  expect(JSON.stringify(fillRetention(privacy, 36))).toContain('at most 36 months after our last contact');
});

it('a text that was saved with the number of an earlier release follows the settings too', () => {
  expect(fillRetention(legalOf('at most 24 months after our last contact.'), 12)).toEqual(
    legalOf('at most 12 months after our last contact.'),
  );
});

it('a text that never says the number is told from one that does', () => {
  expect(namesRetention(privacy)).toBe(true);
  expect(namesRetention(legalOf('at most 24 months after our last contact'))).toBe(true);
  expect(namesRetention(legalOf('for 24 months', 'for ever'))).toBe(false);
});
