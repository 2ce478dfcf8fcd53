import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { makeTempFolder } from './lib/temp-folder';

const folder = makeTempFolder('wrapper');
const release = path.join(folder, 'releases', 'one');
const settings = path.join(folder, 'site.env');
const isRoot = process.getuid?.() === 0;
/** The service's own user, where another one can be taken. */
const owner = isRoot ? 'nobody' : process.env.USER;

beforeEach(() => {
  fs.mkdirSync(path.join(release, 'scripts'), { recursive: true });
  fs.copyFileSync('site', path.join(release, 'site'));
  fs.writeFileSync(
    path.join(release, 'scripts', 'run.mjs'),
    `import os from 'node:os';
     console.log(JSON.stringify([os.userInfo().username, process.env.SITE_URL ?? null, process.cwd(), ...process.argv.slice(2)]));`,
  );
  fs.writeFileSync(settings, 'SITE_URL="https://example.com"\n', { mode: 0o644 });
  fs.rmSync(path.join(folder, 'current'), { force: true });
  fs.symlinkSync(release, path.join(folder, 'current'));
  if (isRoot) fs.chownSync(release, 65_534, 65_534);
});

afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const run = (...args: string[]) =>
  spawnSync(path.join(folder, 'current', 'site'), args, {
    encoding: 'utf8',
    cwd: '/',
    env: { ...process.env, SITE_URL: undefined, SITE_SETTINGS: settings },
  });

test('a command gets the settings of the service, its user and the folder that the link leads to', () => {
  const { stdout, stderr } = run('backup', '--to', 'a folder');
  expect([stderr, JSON.parse(stdout || 'null')]).toEqual([
    '',
    [owner, 'https://example.com', fs.realpathSync(release), 'backup', '--to', 'a folder'],
  ]);
});

test('settings that its user may not read are named, with what to do', () => {
  fs.chmodSync(settings, 0o000);
  const { status, stderr } = run('backup');
  expect([status, stderr]).toEqual([1, expect.stringMatching(/cannot read .*chmod 640/)]);
});

test('where there are none, those of the folder are taken', () => {
  fs.rmSync(settings);
  expect(JSON.parse(run('backup').stdout || 'null')).toEqual([
    owner,
    null,
    fs.realpathSync(release),
    'backup',
  ]);
});
