import { limits } from '@/lib/content/limits';
import { site } from '@/lib/content/site';

const words = [
  ...[
    'password',
    'passwort',
    'passphrase',
    'passcode',
    'pass',
    'secret',
    'letmein',
    'welcome',
    'changeme',
    'change',
    'please',
  ],
  ...[
    'admin',
    'administrator',
    'superuser',
    'root',
    'user',
    'login',
    'master',
    'default',
    'guest',
    'test',
    'demo',
    'sample',
  ],
  ...[
    'qwerty',
    'qwertyuiop',
    'qwertz',
    'azerty',
    'asdfghjkl',
    'asdf',
    'zxcvbnm',
    'zxcvbn',
    'qazwsx',
    'qazwsxedc',
    'abc',
    'abcd',
    'abcdef',
  ],
  ...[
    'abcdefgh',
    'abcdefghijkl',
    'iloveyou',
    'love',
    'you',
    'me',
    'my',
    'the',
    'is',
    'this',
    'your',
    'trustno',
    'no',
    'one',
  ],
  ...[
    'monkey',
    'dragon',
    'football',
    'baseball',
    'cricket',
    'princess',
    'sunshine',
    'superman',
    'batman',
    'starwars',
    'pokemon',
  ],
  ...[
    'shadow',
    'michael',
    'computer',
    'internet',
    'hello',
    'hi',
    'world',
    'summer',
    'winter',
    'monday',
    'company',
    'office',
    'website',
  ],
  ...[
    'india',
    'mangalore',
    'mangaluru',
    'udupi',
    'puttur',
    'karnataka',
    'krishna',
    'ganesh',
    'lakshmi',
    'jesus',
    'builder',
    'builders',
  ],
  ...[
    'developers',
    'homes',
    'houses',
    'villas',
    'flats',
    'towers',
    'estate',
    'estates',
    'realty',
    'group',
    'construction',
    'constructions',
    'of',
    'in',
    'and',
    'property',
    'properties',
    'projects',
    'house',
    'home',
    'december',
    'january',
    'november',
    'october',
  ],
  site.shortName.toLowerCase(),
];

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
const minDistinct = 5;
const minWordLength = 3;

const toLetters = (text: string): string => text.replace(/[\p{N}\p{P}\p{S}\p{Z}]/gu, '');

function isBuiltFrom(easy: readonly string[], text: string): boolean {
  const letters = toLetters(text);
  // Each position is tried once, so the time stays linear.
  const ends = new Set([0]);
  for (let at = 0; at < letters.length; at += 1) {
    if (!ends.has(at)) continue;
    for (const word of easy) if (letters.startsWith(word, at)) ends.add(at + word.length);
  }
  return ends.has(letters.length);
}

const keyRows = ['1234567890-=', 'qwertyuiop[]', "asdfghjkl;'", 'zxcvbnm,./'];
const keys = new Map(
  keyRows.flatMap((row, y) => [...row].map((key, x): [string, { x: number; y: number }] => [key, { x, y }])),
);
const walkShare = 0.6;

function isNeighbour(from: string, to: string): boolean {
  const [one, other] = [keys.get(from), keys.get(to)];
  return !!one && !!other && Math.abs(one.x - other.x) <= 1 && Math.abs(one.y - other.y) <= 1;
}

function isWalk(text: string): boolean {
  const signs = [...text];
  const steps = signs.slice(1).filter((sign, at) => isNeighbour(signs[at] ?? '', sign));
  return steps.length >= walkShare * (signs.length - 1);
}

export function listReadings(password: string): string[] {
  const small = password.toLowerCase();
  const core = small.replace(/^[\d\W_]+|[\d\W_]+$/g, '');
  const read = [small, core].map((text) => text.replace(/[013457@$!]/g, (sign) => lookalikes[sign] ?? sign));
  return [...new Set([small, core, ...read, toLetters(small), ...read.map(toLetters)])];
}

const toWords = (names: readonly string[]): string[] =>
  names.flatMap((name) => {
    const parts = name.toLowerCase().split(/[^\p{L}\p{M}]+/u);
    return [...parts, parts.join('')].filter((word) => word.length >= minWordLength);
  });

function isCommon(password: string, names: readonly string[]): boolean {
  const easy = [...words, ...toWords(names)];
  const small = password.toLowerCase();
  const core = small.replace(/^[\d\W]+|[\d\W]+$/g, '');
  const readable = core.replace(/[013457@$!]/g, (sign) => lookalikes[sign] ?? sign);
  return (
    new Set(small).size < minDistinct ||
    isWalk(small) ||
    isBuiltFrom(easy, small) ||
    (core !== '' && isBuiltFrom(easy, readable))
  );
}

export const passwordTooLong = `Password must be at most ${limits.newPasswordMaxLength} characters`;

export const guessedFirst =
  'Password is among those that are guessed first. Please choose another, such as three words that do not belong together.';

export function findPasswordFault(
  password: string,
  email = '',
  names: readonly string[] = [],
): string | null {
  if (password.length < limits.newPasswordMinLength)
    return `Password must be at least ${limits.newPasswordMinLength} characters`;
  if (password.length > limits.newPasswordMaxLength) return passwordTooLong;
  const address = email.trim().toLowerCase();
  if (address !== '' && password.trim().toLowerCase() === address)
    return 'Password must not be the e-mail address';
  if (isCommon(password, names)) return guessedFirst;
  return null;
}
