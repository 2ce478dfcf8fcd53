import { squareFeetOfMetre } from '../numbers/format';
import { toPlainLines } from '../summary';
import { formatDay } from '../time/format-moment';
import { findMonth, isWithin, possessionPattern } from '../time/named-months';
import { toSentences } from '../wording/sentences';
import { findCounts } from './counted-words';
import { describeBhk, describeCarpet } from './homes';
import { isNamed, lastWord } from './named-towers';
import { readyBy } from './registration';

export type ProjectClaims = {
  possession: string;
  price: string;
  description: string;
  specifications: readonly { title: string; description: readonly string[] }[];
  registrations: readonly {
    towers: string;
    completionOn: string;
    extensions: readonly { until: string }[];
  }[];
  towers: readonly { name: string }[];
  unitTypes: readonly {
    bhk: number | null;
    carpetArea: number | null;
    homeCount: number | null;
    freeCount: number | null;
    name: string;
  }[];
};

export type ClaimField = keyof ProjectClaims;

export type Claim = { field: ClaimField; text: string };

export type Contradiction = [one: Claim, other: Claim];

export const describeContradiction = ([one, other]: Contradiction): string =>
  `${one.text}, but ${other.text}`;

export const listClaimFields = (contradiction: Contradiction): ClaimField[] => [
  ...new Set(contradiction.map(({ field }) => field)),
];

type Text = { field: 'description' | 'specifications'; sentence: string };

const listSentences = ({ description, specifications }: ProjectClaims): Text[] => [
  ...toSentences(toPlainLines(description)).map((sentence) => ({ field: 'description' as const, sentence })),
  ...specifications
    .flatMap(({ title, description: lines }) => lines.flatMap((line) => toSentences(`${title}: ${line}`)))
    .map((sentence) => ({ field: 'specifications' as const, sentence })),
];

const quote = ({ field, sentence }: Text): Claim => ({
  field,
  text: `“${sentence.length > 140 ? `${sentence.slice(0, 139)}…` : sentence}”`,
});

const possession = new RegExp(`(?<![\\p{L}\\p{N}])${possessionPattern}(?![\\p{L}\\p{N}])`, 'iu');

function* datesOf(claims: ProjectClaims, texts: Text[]): Generator<Contradiction> {
  const promised = findMonth(claims.possession);
  if (promised === '') return;
  const claim: Claim = { field: 'possession', text: `Possession by ${claims.possession}` };
  const registered = readyBy(claims.registrations);
  if (registered !== '' && !isWithin(registered, promised))
    yield [claim, { field: 'registrations', text: `registered to be complete by ${formatDay(registered)}` }];
  for (const text of texts) {
    const month = findMonth(possession.exec(text.sentence)?.[0] ?? '');
    if (month !== '' && !promised.startsWith(month) && !month.startsWith(promised))
      yield [quote(text), claim];
  }
}

const listNamed = (text: string): string[] =>
  /\d\s*(?:-|–|to)\s*\d|\ball\b/i.test(text)
    ? []
    : text
        .split(/,|&|\band\b|;|\//i)
        .map((name) => name.trim())
        .filter((name) => name !== '');

function* towersOf({ towers, registrations }: ProjectClaims): Generator<Contradiction> {
  if (towers.length === 0 || registrations.length === 0) return;
  const covered = registrations.map((registration) => registration.towers.trim()).filter(Boolean);
  const listed: Claim = { field: 'towers', text: `Towers: ${towers.map(({ name }) => name).join(', ')}` };
  if (covered.length === 0) {
    if (towers.length > registrations.length)
      yield [listed, { field: 'registrations', text: 'no registration states which towers it covers' }];
    return;
  }
  const all: Claim = { field: 'registrations', text: `registered: ${covered.join('; ')}` };
  const isRange = covered.some((text) => listNamed(text).length === 0);
  if (!isRange && towers.some(({ name }) => !covered.some((text) => isNamed(text, name))))
    yield [listed, all];
  else if (
    covered
      .flatMap(listNamed)
      .some((name) => !towers.some((tower) => lastWord(tower.name) === lastWord(name)))
  )
    yield [all, listed];
}

const part = /\b(?:each|every|per|a floor|floors?|landing|phase|block|first|next|last)\b/i;

function* countsOf({ unitTypes, towers }: ProjectClaims, texts: Text[]): Generator<Contradiction> {
  for (const { name, homeCount, freeCount } of unitTypes)
    if (homeCount !== null && freeCount !== null && freeCount > homeCount)
      yield [
        { field: 'unitTypes', text: `${name}: ${homeCount} homes` },
        { field: 'unitTypes', text: `${freeCount} of them free` },
      ];
  const counts = unitTypes.map(({ homeCount }) => homeCount);
  const total = counts.includes(null) ? 0 : counts.reduce<number>((sum, count) => sum + (count ?? 0), 0);
  for (const text of texts.filter(({ sentence }) => !part.test(sentence))) {
    const homes = findCounts(text.sentence, 'homes|apartments|flats');
    if (total > 0 && homes.length > 0 && !homes.includes(total))
      yield [quote(text), { field: 'unitTypes', text: `${total} homes in all` }];
    const buildings = findCounts(text.sentence, 'towers');
    if (towers.length > 0 && buildings.length > 0 && !buildings.includes(towers.length))
      yield [quote(text), { field: 'towers', text: `${towers.length} in the list of towers` }];
  }
}

function* sizesOf({ unitTypes }: ProjectClaims, texts: Text[]): Generator<Contradiction> {
  const known = unitTypes.flatMap(({ bhk }) => bhk || []);
  if (known.length === 0) return;
  for (const text of texts) {
    const counted = findCounts(text.sentence, 'bhk|bed(?:room)?s?');
    if (counted.some((bhk) => !known.includes(bhk)))
      yield [quote(text), { field: 'unitTypes', text: describeBhk(unitTypes) }];
  }
}

const area = /(\d[\d,]*(?:\.\d+)?)\s*(sq\.?\s*(?:ft|feet|m)|square\s+(?:feet|met(?:re|er)s?))/giu;
const isMetres = (unit: string) => /m(?:et(?:re|er)s?)?$/i.test(unit);
const toFigure = (text: string) => Number(text.replaceAll(',', ''));

function* areasOf({ unitTypes, price }: ProjectClaims, texts: Text[]): Generator<Contradiction> {
  const carpets = unitTypes.flatMap(({ carpetArea }) => carpetArea || []);
  const described = describeCarpet(unitTypes);
  if (carpets.length === 0 || described === null) return;
  const known: Claim = { field: 'unitTypes', text: `carpet area ${described.metres}, ${described.feet}` };
  const isKnown = (figure: number, unit: string) =>
    carpets.some((carpet) =>
      isMetres(unit) ? Math.abs(carpet - figure) < 0.5 : Math.abs(carpet * squareFeetOfMetre - figure) <= 5,
    );
  for (const text of texts.filter(({ sentence }) => /carpet/i.test(sentence)))
    for (const [, figure = '', unit = ''] of text.sentence.matchAll(area))
      if (!isKnown(toFigure(figure), unit)) {
        yield [quote(text), known];
        break;
      }
  const built = [...price.matchAll(/\d[\d,]*(?:\.\d+)?/g)].map(([figure]) => toFigure(figure));
  const isInFeet = !/m(?:et(?:re|er)s?)?\.?$/i.test(price.trim());
  // The built-up area includes the walls, so it is larger than the carpet area.
  if (
    isInFeet &&
    built.length > 0 &&
    Math.max(...built) < Math.floor(Math.max(...carpets) * squareFeetOfMetre)
  )
    yield [{ field: 'price', text: `Built-up area ${price}` }, known];
}

export function listContradictions(claims: ProjectClaims): Contradiction[] {
  const texts = listSentences(claims);
  return [
    ...datesOf(claims, texts),
    ...towersOf(claims),
    ...countsOf(claims, texts),
    ...sizesOf(claims, texts),
    ...areasOf(claims, texts),
  ];
}
