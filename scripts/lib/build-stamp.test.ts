import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { type BuildStamp, findBuildReason, hashSources, readStamp, writeStamp } from './build-stamp';
import { findOccupant, noteBuilding, noteServing } from './occupant';
import { endChild } from './processes';
import { makeTempFolder } from './temp-folder';

const folder = makeTempFolder('stamp');
afterAll(() => fs.rmSync(folder, { recursive: true }));

const stamp: BuildStamp = {
  sourceHash: 'a',
  siteUrl: 'http://localhost:3000',
  databaseId: 'one',
  legacyImageHost: null,
  hasBlobStore: false,
  nodeMajor: '20',
};

describe('a build is needed', () => {
  test.each<[string, Partial<BuildStamp>]>([
    ['source', { sourceHash: 'b' }],
    ['https://example.com', { siteUrl: 'https://example.com' }],
    ['another database', { databaseId: 'two' }],
    ['LEGACY_IMAGE_HOST', { legacyImageHost: 'https://old.example.com' }],
    ['files are kept', { hasBlobStore: true }],
    ['Node 20', { nodeMajor: '24' }],
  ])('and the sentence names the reason: %s', (words, change) => {
    expect(findBuildReason(stamp, { ...stamp, ...change })).toContain(words);
  });

  test('when there is none', () => expect(findBuildReason(null, stamp)).toContain('no build yet'));
  test('not when all is the same', () => expect(findBuildReason(stamp, stamp)).toBeNull());
  test('not because the database cannot be asked', () => {
    expect(findBuildReason(stamp, { ...stamp, databaseId: null })).toBeNull();
  });
});

test('a stamp without a whole build beside it does not count', () => {
  writeStamp(folder, stamp);
  expect(readStamp(folder)).toBeNull();
  fs.writeFileSync(path.join(folder, 'BUILD_ID'), 'x');
  expect(readStamp(folder)).toEqual(stamp);
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

test('a folder is taken while a living server serves from it', async () => {
  const { createServer } = await import('node:http');
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  const forget = noteServing(folder, { pid: process.pid, port });
  expect(await findOccupant(folder)).toContain(`port ${port}`);
  forget();
  expect(await findOccupant(folder)).toBeNull();
  noteServing(folder, { pid: process.pid, port });
  await new Promise((resolve) => server.close(resolve));
  expect(await findOccupant(folder)).toBeNull();
});

describe('a note of a build', () => {
  let child: ChildProcess;
  const noteFile = path.join(folder, 'cache', 'building.json');
  const startAs = (...words: string[]) => {
    child = spawn(process.execPath, ['-e', 'process.stdin.resume()', ...words]);
    fs.mkdirSync(path.dirname(noteFile), { recursive: true });
    fs.writeFileSync(noteFile, JSON.stringify({ pid: child.pid }));
  };
  afterEach(() => endChild(child));

  test('keeps another build out while the one that wrote it lives', async () => {
    startAs('scripts/run.mjs', 'build');
    const sentence = `Another build (process ${child.pid}) is writing into ${folder}.`;
    expect(await findOccupant(folder)).toBe(sentence);
    expect(() => noteBuilding(folder)).toThrow(sentence);
    await endChild(child);
    expect(await findOccupant(folder)).toBeNull();
    noteBuilding(folder)();
    expect(fs.existsSync(noteFile)).toBe(false);
  });

  test('counts for nothing when its number went to another program, where the system tells', async () => {
    startAs('something-else');
    const isTold = fs.existsSync('/proc');
    expect((await findOccupant(folder)) === null).toBe(isTold);
    if (isTold) noteBuilding(folder)();
  });
});

test('a build of our own does not stand in our way', async () => {
  const forget = noteBuilding(folder);
  expect(await findOccupant(folder)).toBeNull();
  forget();
});
