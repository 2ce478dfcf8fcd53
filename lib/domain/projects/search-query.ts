import type { ProjectCategory } from '@/lib/content/projects/projects';
import {
  emptyWords,
  handoverWords,
  monthWords,
  numberWords,
  priceWords,
  roomTexts,
  roomWords,
  type SearchWord,
  searchWords,
  spokenNumbers,
} from '@/lib/content/search-words';
import { listWords } from '@/lib/shared/project-filter';
import { type AreaRange, around, parseArea } from './area-words';
import { parseBudget } from './budget-words';
import { isSlipOf } from './slips';

/** Texts are operands of `to_tsquery('simple', …)`. */
type Meaning = {
  text?: string;
  town?: readonly string[];
  kind?: { categories: readonly ProjectCategory[]; said: readonly string[]; isNamed?: boolean };
  phase?: SearchWord['phase'];
  isRegistered?: true;
  rooms?: { count: number; text: string };
  area?: AreaRange;
};

export type SearchTerm = Meaning & {
  typed: string;
  isPlain?: true;
  nearby?: string;
};

export type ParsedSearch = {
  maxRupees: number | null;
  asksPrice: boolean;
  terms: SearchTerm[];
  unwanted?: readonly ProjectCategory[];
};

/** "villas" is searched as "villa". */
const toStem = (word: string) => (/[^s]s$/.test(word) && word.length > 3 ? word.slice(0, -1) : word);
const isOneOf = (words: readonly string[], word: string) =>
  words.includes(word) || words.includes(toStem(word));

const isNumber = (word: string) => /^\d+$/.test(word);
const isYear = (word: string) => /^20[2-4]\d$/.test(word);
const isArea = (word: string) => /^\d{3,5}$/.test(word) && !isYear(word);
const anyOf = (terms: readonly string[]) =>
  terms.length === 1 ? (terms[0] ?? '') : `(${terms.join(' | ')})`;
const beginsWith = (word: string) => `${word}:*`;
const wholly = (words: string) => anyOf(words.split(' ').flatMap((word) => [word, `${word}s`]));

const rowOf = new Map(searchWords.flatMap((row) => row.said.split(' ').map((word) => [word, row] as const)));
const findRow = (word: string) => rowOf.get(word) ?? rowOf.get(toStem(word));

/** Positions after the number: "2 and 3 BHK" needs three. */
const distances = [1, 2, 3];

/** Matches "2BHK", "two-bedroom", "2 and 3 BHK". */
function toRooms(count: string): string {
  const counts = [...new Set([count, numberWords[Number(count)] ?? count])];
  const rooms = `(${roomTexts.map(beginsWith).join(' | ')})`;
  const spelled = counts.flatMap((text) => distances.map((distance) => `${text} <${distance}> ${rooms}`));
  return anyOf([...spelled, `${count}bhk`]);
}

function toTerms(word: string): SearchTerm[] {
  const row = findRow(word);
  if (!row) return [toPlainTerm(word)];
  const { texts, kinds, phase, isRegistered, isTown, nearby } = row;
  const said = row.said.split(' ');
  const terms: SearchTerm[] = [];
  if (kinds) terms.push({ typed: texts ? '' : word, kind: { categories: kinds, said } });
  if (phase || isRegistered) terms.push({ typed: word, phase, isRegistered });
  if (texts)
    terms.push({
      typed: word,
      text: wholly(texts),
      town: isTown && texts.split(' '),
      nearby: nearby && wholly(nearby),
    });
  return terms;
}

/** A number matches whole; other words match as a prefix or as a near table word. */
function toPlainTerm(word: string): SearchTerm {
  if (isNumber(word))
    return { typed: word, text: word, area: isArea(word) ? around(Number(word)) : undefined };
  const meant = [...rowOf.keys()].find((known) => isSlipOf(toStem(word), known));
  return meant
    ? { ...toTerms(meant)[0], typed: word }
    : { typed: word, text: beginsWith(toStem(word)), isPlain: true };
}

/** "3bhk" is two words, and "three bedroom" begins with a number. */
const splitRooms = (word: string): string[] => {
  const [, count, rooms] = /^(\d+)(\p{L}[\p{L}\p{M}]*)$/u.exec(word) ?? [];
  return count && rooms && isOneOf(roomWords, rooms) ? [count, rooms] : [word];
};

const isMonth = (word: string) => word.length > 2 && monthWords.some((month) => month.startsWith(word));

function takePairs(words: string[]): { pairs: SearchTerm[]; others: string[] } {
  const pairs: SearchTerm[] = [];
  const others: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const [word = '', next = ''] = words.slice(at);
    const spoken = spokenNumbers.findIndex((spellings) => spellings.includes(word));
    const count = spoken > 0 ? String(spoken) : word;
    if (isNumber(count) && isOneOf(roomWords, next)) {
      pairs.push({ typed: `${word} ${next}`, rooms: { count: Number(count), text: toRooms(count) } });
      at++;
    } else if (isMonth(word) && isYear(next)) {
      pairs.push({ typed: `${word} ${next}`, text: `${beginsWith(word)} <-> ${next}` });
      at++;
    } else others.push(word);
  }
  return { pairs, others };
}

export function parseSearch(typed: string): ParsedSearch {
  const { maxRupees, rest: withoutSum } = parseBudget(typed);
  const { area, rest } = parseArea(withoutSum);
  const words = listWords({ words: rest }).flatMap(splitRooms);
  const saysNothing = words.some(isYear) ? [...emptyWords, ...handoverWords] : emptyWords;
  const { pairs, others } = takePairs(words.filter((word) => !isOneOf(saysNothing, word)));
  const asksPrice = maxRupees !== null || others.some((word) => isOneOf(priceWords, word));
  const telling = others.filter((word) => !isOneOf(priceWords, word));
  const isDefined = asksPrice || area !== null || pairs.length + telling.length > 0;
  const terms: SearchTerm[] = [
    ...pairs,
    ...(area ? [{ typed: area.typed, area: { from: area.from, to: area.to } }] : []),
    // Filler words count only where nothing else was typed.
    ...(isDefined ? telling : words).flatMap(toTerms),
  ];
  const isNamed = terms.some(({ isPlain }) => isPlain);
  return {
    maxRupees,
    asksPrice,
    terms: terms.map((term) => (term.kind ? { ...term, kind: { ...term.kind, isNamed } } : term)),
  };
}
