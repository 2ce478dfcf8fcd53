import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readWholeBuild } from './build';
import { type BuildStamp, writeStamp } from './build-stamp';
import { findFreePort } from './ports';
import { runQuietly } from './processes';
import { makeTempFolder } from './temp-folder';

const stamp: BuildStamp = {
  sourceHash: 'good',
  siteUrl: 'http://localhost:3000',
  databaseId: null,
  legacyImageHost: null,
  hasBlobStore: false,
  nodeMajor: '20',
};
let folder: string;
let distDir: string;

/** What a build that is killed half-way leaves: the good one aside, and half a new one in its place. */
beforeEach(() => {
  folder = makeTempFolder('build');
  distDir = path.join(folder, 'site');
  fs.mkdirSync(`${distDir}-previous`);
  fs.writeFileSync(path.join(`${distDir}-previous`, 'BUILD_ID'), 'good');
  writeStamp(`${distDir}-previous`, stamp);
  fs.mkdirSync(distDir);
  fs.writeFileSync(path.join(distDir, 'half'), '');
});

afterEach(() => fs.rmSync(folder, { recursive: true }));

test('the good build that a killed one left aside is put back whole', async () => {
  expect(await readWholeBuild(distDir)).toEqual(stamp);
  expect(fs.readdirSync(folder)).toEqual(['site']);
  expect(fs.readdirSync(distDir).sort()).toEqual(['BUILD_ID', 'build-stamp.json']);
});

test('a start without its database serves it too', async () => {
  const start = runQuietly(process.execPath, ['scripts/run.mjs', 'start'], {
    env: {
      ...process.env,
      PORT: String(await findFreePort(0)),
      DATABASE_URL: `postgresql://user:secret@127.0.0.1:${await findFreePort(0)}/site`,
      NEXTAUTH_SECRET: 'x'.repeat(32),
      NEXT_DIST_DIR: distDir,
    },
  });
  // The build is none that Next could serve, so the start ends after it.
  await expect(start).rejects.toThrow('serving what is built');
});
