import { describe, expect, it } from 'vitest';
import { toPlainLines } from '../summary';
import { findWording } from './find-wording';
import { wordingRules } from './rules';

const rulesOf = (text: string, readyBy = '') => findWording(text, { readyBy }).map(({ rule }) => rule);
const read = (example: string | { text: string; readyBy: string }) =>
  typeof example === 'string' ? { text: example, readyBy: '' } : example;

describe.each(wordingRules)('$id', ({ id, hit, miss, stem, why, source }) => {
  it('finds its example, leaves the other alone, and says why and by which text', () => {
    expect(rulesOf(read(hit).text, read(hit).readyBy)).toEqual([id]);
    expect(rulesOf(read(miss).text, read(miss).readyBy)).toEqual([]);
    expect(why).toMatch(/\.$/);
    expect(source).toMatch(/RERA/);
  });

  it('has a stem by which the database finds the text', () => {
    expect(read(hit).text).toMatch(new RegExp(stem, 'i'));
  });
});

it('no word is found inside another one', () => {
  for (const text of [
    'Linear windows, nearly 40 % of the wall',
    'The undersea cable lands enclosed by rock',
    'Superb build up of the facade',
    'Underworld classics on the shelf',
    'Unguaranteed income',
    'Readymade doors from 2027',
  ])
    expect(rulesOf(text, '2030-01-01')).toEqual([]);
});

it('a sentence ends where it ends: what another one says does not excuse it, and an abbreviation ends none', () => {
  expect(rulesOf('Near the sea. The school is 2 km away.')).toEqual(['near']);
  expect(rulesOf('Near St. Agnes, approx. 2 km.')).toEqual([]);
  expect(rulesOf('Homes at Rs. 6,400 per sq. ft. and no more.')).toEqual(['price per area']);
});

it('each rule is named once in a sentence, with the words as they stand there', () => {
  expect(findWording('Near the sea and NEAR the school.')).toEqual([
    { rule: 'near', words: 'Near', sentence: 'Near the sea and NEAR the school' },
  ]);
  expect(findWording(`${'a '.repeat(400)}pre-launch`)[0]?.sentence).toHaveLength(300);
});

it('a rich text is read as it is shown: its marks part no word, and its paragraphs and lines part sentences', () => {
  expect(rulesOf(toPlainLines('<p>Ne<strong>ar</strong> the sea</p><p>2 km of walks</p>'))).toEqual(['near']);
  expect(rulesOf(toPlainLines('<ul><li>World&nbsp;class</li><li>by Kohler</li></ul>'))).toEqual([
    'world class',
  ]);
  expect(rulesOf(toPlainLines('<p><a href="https://near.example">The map</a></p>'))).toEqual([]);
});

it('a possession date is held against the registered one, a year by its year, and against none where there is none', () => {
  expect(rulesOf('Possession by Dec 2027', '2027-12-31')).toEqual([]);
  expect(rulesOf('Ready in 2027', '2027-12-31')).toEqual([]);
  expect(rulesOf('Ready in 2026', '2027-12-31')).toEqual(['possession']);
  expect(rulesOf('Ready in 2026')).toEqual([]);
});
