import fs from 'node:fs';
import { expect, test } from 'vitest';

type Entry = { license?: string; integrity?: string };

/** What lets a closed product be built with a package and handed to a client. */
const allowed = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'EPL-2.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Unlicense',
];
/** Under the LGPL, each loaded as a library of its own and left as it comes: libvips by sharp, libheif by the process that decodes. */
const isLibrary = (name: string) => name.startsWith('@img/sharp-') || name === 'libheif-js';

/** MIT, said in its file LICENSE alone. */
const withoutField = ['png-js', 'seq-queue'];

const nameOf = (place: string) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);

const lock = JSON.parse(fs.readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Entry> };
const packages = Object.entries(lock.packages)
  .filter(([place]) => place !== '')
  .map(([place, { license }]) => ({ place, name: nameOf(place), license }));

/** "MIT OR Apache-2.0" offers a choice, "MIT AND ISC" asks for both. */
const isAllowed = (licence: string) =>
  licence
    .replace(/[()]/g, '')
    .split(/ or /i)
    .some((choice) => choice.split(/ and /i).every((part) => allowed.includes(part)));

test('every package may be used in a product that is sold', () => {
  const refused = packages.filter(
    ({ name, license }) => license !== undefined && !isAllowed(license) && !isLibrary(name),
  );
  expect(refused).toEqual([]);
});

test('every package that is installed says its licence', () => {
  const silent = packages.filter(({ place, license }) => license === undefined && fs.existsSync(place));
  expect(silent.map(({ name }) => name)).toEqual(withoutField);
});

test('the draft of the licence grants nothing before a named holder has approved it', () => {
  const [first] = fs.readFileSync('LICENSE', 'utf8').split('\n');
  expect(first).toBe('DRAFT: this text grants nothing until a holder who is named in it has approved it.');
  expect(JSON.parse(fs.readFileSync('package.json', 'utf8'))).toMatchObject({ license: 'UNLICENSED' });
});

test('every package of the lockfile has a checksum, also those for other systems', () => {
  const unchecked = Object.entries(lock.packages).filter(
    ([place, entry]) => place !== '' && !entry.integrity,
  );
  expect(unchecked).toEqual([]);
});
