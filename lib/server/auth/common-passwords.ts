import 'server-only';
import { site } from '@/lib/content/site';

// The words that are not among the first of the dictionary.
const localWords =
  'india mangalore mangaluru udupi puttur karnataka krishna ganesh lakshmi mumbai bangalore builder builders developers ' +
  'homes houses villas flats towers estate estates realty group construction constructions property properties projects ' +
  'company website administrator superuser root user login default guest demo sample passphrase passcode passwort qwertz ' +
  'hello world home january abc abcd abcdef you me my the is this your no one hi of in and';

const lookalikes: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** Attackers guess pairs of the most common passwords first, then several of the very first. */
const firstOfPairs = 10_000;
const firstOfMany = 2000;
const minPartLength = 4;
const minNameLength = 3;
const minDistinct = 5;
const walkShare = 0.6;

const toLetters = (text: string): string => text.replace(/[\p{N}\p{P}\p{S}\p{Z}]/gu, '');

function listReadings(password: string): string[] {
  const small = password.toLowerCase();
  const core = small.replace(/^[\d\W_]+|[\d\W_]+$/g, '');
  const read = [small, core].map((text) => text.replace(/[013457@$!]/g, (sign) => lookalikes[sign] ?? sign));
  const readings = [small, core, ...read, toLetters(small), ...read.map(toLetters)];
  return [...new Set(readings)].filter(Boolean);
}

const toWords = (names: readonly string[]): string[] =>
  names.flatMap((name) => {
    const parts = name.toLowerCase().split(/[^\p{L}\p{M}]+/u);
    return [...parts, parts.join('')].filter((word) => word.length >= minNameLength);
  });

function isPair(common: ReadonlySet<string>, reading: string): boolean {
  for (let at = minPartLength; at <= reading.length - minPartLength; at += 1)
    if (common.has(reading.slice(0, at)) && common.has(reading.slice(at))) return true;
  return false;
}

function isBuiltFrom(easy: ReadonlySet<string>, longest: number, reading: string): boolean {
  // Each position is tried once, so the time stays linear.
  const ends = new Set([0]);
  for (let at = 0; at < reading.length; at += 1) {
    if (!ends.has(at)) continue;
    for (let end = at + 1; end <= at + longest; end += 1) if (easy.has(reading.slice(at, end))) ends.add(end);
  }
  return ends.has(reading.length);
}

/** @param names of brand and place */
export async function isCommonPassword(password: string, names: readonly string[] = []): Promise<boolean> {
  const { adjacencyGraphs, dictionary } = await import('@zxcvbn-ts/language-common');
  const signs = [...password.toLowerCase()];
  if (new Set(signs).size < minDistinct) return true;
  const neighbours: Record<string, (string | null)[] | undefined> = adjacencyGraphs.qwerty;
  const isStep = (sign: string, at: number) =>
    sign === signs[at] || neighbours[signs[at] ?? '']?.some((key) => key?.includes(sign));
  if (signs.slice(1).filter(isStep).length >= walkShare * (signs.length - 1)) return true;
  const common = dictionary['passwords-common'].map((each) => each.toLowerCase());
  const all = new Set(common);
  const pairs = new Set(common.slice(0, firstOfPairs));
  const easy = new Set([
    ...common.slice(0, firstOfMany).filter((word) => word.length >= minPartLength),
    ...localWords.split(' '),
    ...toWords([site.shortName, ...names]),
  ]);
  const longest = Math.max(...[...easy].map((word) => word.length));
  return listReadings(password).some(
    (reading) => all.has(reading) || isPair(pairs, reading) || isBuiltFrom(easy, longest, reading),
  );
}
