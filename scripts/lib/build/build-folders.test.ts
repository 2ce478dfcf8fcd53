import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { endChild } from '../processes';
import { makeTempFolder } from '../temp-folder';
import { isUsedByOther, listBuilds, removeUnused } from './build-folders';
import { type BuildStamp, writeStamp } from './build-stamp';

const stamp: BuildStamp = {
  sourceHash: 'good',
  siteUrl: 'http://localhost:3000',
  hstsSubdomains: false,
  legacyImageHost: null,
  hasBlobStore: false,
};

let root: string;
let child: ChildProcess | undefined;

const place = (name: string) => path.join(root, name);

/** A folder as a build leaves it; without a stamp as a killed one does. */
function makeFolder(name: string, madeAt?: number): string {
  fs.mkdirSync(place(name), { recursive: true });
  if (madeAt === undefined) return place(name);
  writeStamp(place(name), { ...stamp, sourceHash: name });
  fs.utimesSync(path.join(place(name), 'build-stamp.json'), madeAt, madeAt);
  return place(name);
}

function noteUser(folder: string, pid: number | undefined): void {
  const users = path.join(folder, 'cache', 'used-by');
  fs.mkdirSync(users, { recursive: true });
  fs.writeFileSync(path.join(users, String(pid)), '');
}

function startAs(...words: string[]): number | undefined {
  child = spawn(process.execPath, ['-e', 'process.stdin.resume()', ...words]);
  return child.pid;
}

beforeEach(() => {
  root = makeTempFolder('builds');
});
afterEach(async () => {
  if (child) await endChild(child);
  child = undefined;
  fs.rmSync(root, { recursive: true });
});

test('the whole builds are listed, the newest first; a half one, and what is no build, are not', () => {
  makeFolder('aaaaaaaaaaaa', 1000);
  makeFolder('bbbbbbbbbbbb', 2000);
  makeFolder('cccccccccccc');
  makeFolder('dev');
  expect(listBuilds(root).map(({ stamp: { sourceHash } }) => sourceHash)).toEqual([
    'bbbbbbbbbbbb',
    'aaaaaaaaaaaa',
  ]);
  expect(listBuilds(path.join(root, 'none'))).toEqual([]);
});

describe('the builds that nobody uses are removed', () => {
  test('whole or half, but not what is no build', () => {
    for (const name of ['aaaaaaaaaaaa', 'bbbbbbbbbbbb']) makeFolder(name, 1000);
    for (const name of ['cccccccccccc', 'cache', 'dev', 'types']) makeFolder(name);
    removeUnused(root, place('aaaaaaaaaaaa'));
    expect(fs.readdirSync(root).sort()).toEqual(['aaaaaaaaaaaa', 'cache', 'dev', 'types']);
  });

  test('and one that a living server serves, or a living build writes, stays', async () => {
    const old = makeFolder('aaaaaaaaaaaa', 1000);
    noteUser(old, startAs('scripts/run.mjs', 'start'));
    expect(isUsedByOther(old)).toBe(true);
    removeUnused(root, place('bbbbbbbbbbbb'));
    expect(fs.existsSync(old)).toBe(true);
    if (child) await endChild(child);
    removeUnused(root, place('bbbbbbbbbbbb'));
    expect(fs.existsSync(old)).toBe(false);
  });

  test('and the number of a dead one that went to another program counts for nothing', () => {
    const old = makeFolder('aaaaaaaaaaaa', 1000);
    noteUser(old, startAs('something-else'));
    removeUnused(root, place('bbbbbbbbbbbb'));
    expect(fs.existsSync(old)).toBe(false);
  });
});
