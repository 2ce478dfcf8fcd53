import { emptyWords, numberWords, roomWords, sameWords } from '@/lib/content/search-words';

/** "villas" is looked for as "villa". */
const toStem = (word: string) => (/[^s]s$/.test(word) && word.length > 3 ? word.slice(0, -1) : word);

const isNumber = (word: string) => /^\d+$/.test(word);
const anyOf = (terms: string[]) => (terms.length === 1 ? terms[0] : `(${terms.join(' | ')})`);
const beginsWith = (word: string) => `${word}:*`;

/** A project has the word, or one that people use for the same. A number is found whole. */
function toTerm(word: string): string {
  if (isNumber(word)) return word;
  const stem = toStem(word);
  const same = sameWords.filter((row) => row.includes(stem)).flat();
  return anyOf([...new Set([stem, ...same])].map(beginsWith)) ?? '';
}

/** How many words on a text says what it counts: "2 and 3 BHK" is three. */
const distances = [1, 2, 3];

/** "2 BHK" is two bedrooms in any spelling: "2BHK", "two-bedroom", "2 and 3 BHK". */
function toRooms(count: string): string {
  const counts = [...new Set([count, numberWords[Number(count)] ?? count])];
  const rooms = `(${roomWords.map(beginsWith).join(' | ')})`;
  const spelled = counts.flatMap((text) => distances.map((distance) => `${text} <${distance}> ${rooms}`));
  return anyOf([...spelled, `${count}bhk`]) ?? '';
}

/** "3bhk" is two words. */
const splitRooms = (word: string) => {
  const [, count, rooms] = /^(\d+)(\p{L}+)$/u.exec(word) ?? [];
  return count && rooms && roomWords.includes(toStem(rooms)) ? [count, rooms] : [word];
};

/**
 * What PostgreSQL looks for (`to_tsquery('simple', …)`), made of what was typed: all of its words, in any order.
 * @param typed words of letters and digits in lower case (`listWords`), so that none is a sign of the query's own.
 */
export function toSearchQuery(typed: string[]): string {
  const split = typed.flatMap(splitRooms);
  const telling = split.filter((word) => !emptyWords.includes(word));
  const words = telling.length > 0 ? telling : split;
  const isRoom = (at: number) => roomWords.includes(toStem(words[at] ?? ''));
  const isCount = (at: number) => isNumber(words[at] ?? '') && isRoom(at + 1);
  return words
    .flatMap((word, at) => {
      if (isCount(at)) return [toRooms(word)];
      return isCount(at - 1) ? [] : [toTerm(word)];
    })
    .join(' & ');
}
