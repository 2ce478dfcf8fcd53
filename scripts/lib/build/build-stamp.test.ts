import fs from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { makeTempFolder } from '../temp-folder';
import {
  type BuildStamp,
  findBuildReason,
  hashSources,
  readStamp,
  toFolder,
  writeStamp,
} from './build-stamp';

const folder = makeTempFolder('stamp');
afterAll(() => fs.rmSync(folder, { recursive: true }));

const stamp: BuildStamp = {
  sourceHash: 'a',
  siteUrl: 'http://localhost:3000',
  hstsSubdomains: false,
  legacyImageHost: null,
  hasBlobStore: false,
};

const changes: [string, Partial<BuildStamp>][] = [
  ['source', { sourceHash: 'b' }],
  ['https://example.com', { siteUrl: 'https://example.com' }],
  ['HSTS_SUBDOMAINS', { hstsSubdomains: true }],
  ['LEGACY_IMAGE_HOST', { legacyImageHost: 'https://old.example.com' }],
  ['files are stored', { hasBlobStore: true }],
];

describe('a build is needed', () => {
  test.each(changes)('and the sentence names the reason: %s', (words, change) => {
    expect(findBuildReason(stamp, { ...stamp, ...change })).toContain(words);
  });

  test('when there is none', () => expect(findBuildReason(null, stamp)).toContain('no build yet'));
  test('not when all is the same', () => expect(findBuildReason(stamp, stamp)).toBeNull());
  test('not for another port of this machine', () =>
    expect(findBuildReason(stamp, { ...stamp, siteUrl: 'http://localhost:3001' })).toBeNull());
});

test.each(changes)('what is built from or for another %s lies in another folder', (_what, change) => {
  expect(toFolder('builds', { ...stamp }, 'one')).toBe(toFolder('builds', stamp, 'one'));
  expect(toFolder('builds', { ...stamp, ...change }, 'one')).not.toBe(toFolder('builds', stamp, 'one'));
});

test('what is served beside another database lies in another folder', () => {
  expect(toFolder('builds', stamp, 'two')).not.toBe(toFolder('builds', stamp, 'one'));
});

test('a folder without a stamp, or with half of one, is no build', () => {
  expect(readStamp(folder)).toBeNull();
  fs.writeFileSync(path.join(folder, 'build-stamp.json'), '{"sourceHash":');
  expect(readStamp(folder)).toBeNull();
  writeStamp(folder, stamp);
  expect(readStamp(folder)?.stamp).toEqual(stamp);
});

test('the hash follows the contents and names of the source, and not its tests', () => {
  const root = path.join(folder, 'source');
  fs.mkdirSync(path.join(root, 'app'), { recursive: true });
  const write = (name: string, text: string) => fs.writeFileSync(path.join(root, name), text);
  write('app/page.tsx', 'one');
  const first = hashSources(root);
  write('app/page.test.tsx', 'a test');
  expect(hashSources(root)).toBe(first);
  write('app/page.tsx', 'two');
  expect(hashSources(root)).not.toBe(first);
  write('app/page.tsx', 'one');
  expect(hashSources(root)).toBe(first);
});

test.each(['middleware.ts', 'instrumentation.ts', 'instrumentation-client.ts', 'next.config.ts'])(
  'the hash follows %s, which Next takes from the root',
  (name) => {
    const root = path.join(folder, name);
    fs.mkdirSync(root);
    const without = hashSources(root);
    fs.writeFileSync(path.join(root, name), 'one');
    expect(hashSources(root)).not.toBe(without);
  },
);
