import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findFreePort } from '../ports';
import { runQuietly } from '../processes';
import { makeTempFolder } from '../temp-folder';
import { type BuildStamp, writeStamp } from './build-stamp';

const stamp: BuildStamp = {
  sourceHash: 'good',
  siteUrl: 'http://localhost:3000',
  hstsSubdomains: false,
  legacyImageHost: null,
  hasBlobStore: false,
};
let root: string;

beforeEach(() => {
  root = makeTempFolder('build');
});
afterEach(() => fs.rmSync(root, { recursive: true }));

const start = async () =>
  runQuietly(process.execPath, ['scripts/run.mjs', 'start'], {
    env: {
      ...process.env,
      PORT: String(await findFreePort(0)),
      DATABASE_URL: `postgresql://user:secret@127.0.0.1:${await findFreePort(0)}/site`,
      NEXTAUTH_SECRET: 'x'.repeat(32),
      NEXT_DIST_DIR: root,
    },
  });

test('a start without its database serves the whole build there is, beside a killed one', async () => {
  fs.mkdirSync(path.join(root, 'aaaaaaaaaaaa'));
  writeStamp(path.join(root, 'aaaaaaaaaaaa'), stamp);
  fs.mkdirSync(path.join(root, 'bbbbbbbbbbbb'));
  // The build is none that Next could serve, so the start ends after it.
  const failed = expect(start()).rejects;
  await failed.toThrow(/serving what is built[\s\S]*aaaaaaaaaaaa/);
}, 60_000);

test('a start without its database and without a whole build says what is missing', async () => {
  fs.mkdirSync(path.join(root, 'bbbbbbbbbbbb'));
  await expect(start()).rejects.toThrow('The site cannot be built without it');
}, 60_000);
