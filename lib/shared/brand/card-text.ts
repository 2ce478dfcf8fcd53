import { shareCardTexts } from '@/lib/content/pages/share-cards';

// The face of the cards lacks other scripts; the renderer would look for a font on the network.
const lacking =
  /[^\u0020-\u007e\u00a0-\u017e\u0192\u01fc-\u01ff\u0237\u02c6\u02c7\u02da\u02dc\u02dd\u1e80-\u1e85\u1ef2\u1ef3\u2013\u2014\u2018-\u201a\u201c-\u201e\u2020\u2022\u2026\u2039\u203a\u2044\u20ac\u2122\u2212\u2215]/gu;

const countLetters = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0;

const spellOut = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/₹\s?/g, 'Rs ')
    .replace(/[\u2010\u2011]/g, '-')
    .replace(/[\u2000-\u200a\u202f]/g, ' ');

export function toCardText(text: string): string {
  const written = spellOut(text);
  const drawn = written
    .replace(lacking, '')
    .replace(/\(\s*\)/g, '')
    .replace(/ {2,}/g, ' ')
    .trim();
  return countLetters(written) > 2 * countLetters(drawn) ? '' : drawn;
}

export const findCardText = (...texts: string[]): string => texts.map(toCardText).find(Boolean) ?? '';

export function findCardHint(name: string, instead: string): string | undefined {
  const drawn = toCardText(name);
  if (countLetters(drawn) === countLetters(spellOut(name))) return undefined;
  return drawn ? shareCardTexts.partly(drawn) : shareCardTexts.none(instead);
}
