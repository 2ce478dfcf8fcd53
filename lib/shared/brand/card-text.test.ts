import { expect, it } from 'vitest';
import { listCharacters } from '@/tests/support/browser/font-characters';
import { findCardHint, findCardText, toCardText } from './card-text';

const fontFolder = 'node_modules/@fontsource/marcellus/files';
const drawn = new Set(
  ['latin', 'latin-ext'].flatMap((subset) => [
    ...listCharacters(`${fontFolder}/marcellus-${subset}-400-normal.woff`),
  ]),
);
const allCharacters = Array.from({ length: 0xd7ff }, (_, code) => String.fromCodePoint(code));

it('a card keeps each character that its face draws, and no other', () => {
  const kept = allCharacters.filter((each) => /\S/.test(each) && toCardText(`Kadal${each}`).length > 5);
  const drawnAsOthers = ['₹', '\u2010', '\u2011'];
  // As one with its accent behind it, which the face has as one character.
  const composed = kept.filter((each) => each.normalize('NFC') !== each || drawnAsOthers.includes(each));
  expect(kept.filter((each) => !drawn.has(each) && !composed.includes(each))).toEqual([]);
  expect([...drawn].filter((each) => /\S/.test(each) && !kept.includes(each))).toEqual([]);
});

it('what the face lacks is written as people would write it, and accents as one character', () => {
  expect(toCardText('from ₹ 45,00,000')).toBe('from Rs 45,00,000');
  expect(toCardText('semi\u2011detached')).toBe('semi-detached');
  expect(toCardText('Cafe\u0301')).toBe('Café');
});

it.each([
  ['ಕಡಲ ತೀರ', ''],
  ['किनारा', ''],
  ['ಕಡಲ ತೀರ 2', ''],
  ['K ಕಡಲ ತೀರ', ''],
  ['Kadal Teera (ಕಡಲ)', 'Kadal Teera'],
  ['45', '45'],
])('of %s a card says “%s”', (name, text) => {
  expect(toCardText(name)).toBe(text);
});

it('the first that can be drawn stands in the place of the others', () => {
  expect(findCardText('ಕಡಲ ತೀರ', 'ಕಡಲ', 'Kadal')).toBe('Kadal');
  expect(findCardText('ಕಡಲ')).toBe('');
});

it('the office is told of a name that is not drawn what stands there, and of one that loses letters what is left', () => {
  expect(findCardHint('Kadal Teera', 'the brand')).toBeUndefined();
  expect(findCardHint('', 'the brand')).toBeUndefined();
  expect(findCardHint('Cafe\u0301 ₹ 5', 'the brand')).toBeUndefined();
  expect(findCardHint('ಕಡಲ', 'the brand')).toBe(
    'Share pictures cannot show these letters. They show the brand instead.',
  );
  expect(findCardHint('Kadal Teera ಕಡಲ', 'the brand')).toBe(
    'Share pictures leave out some of its letters. They show “Kadal Teera”.',
  );
});
