import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ensureBuild } from '@/scripts/lib/build/build';
import { listBuilds } from '@/scripts/lib/build/build-folders';
import { endChild } from '@/scripts/lib/processes';
import { readSettings, type Settings } from '@/scripts/lib/settings';
import { makeTempFolder } from '@/scripts/lib/temp-folder';
import { waitFor } from '../../support/wait-for';

const url = process.env.DATABASE_URL ?? '';
let root: string;
let settings: Settings;

beforeEach(() => {
  root = makeTempFolder('builds');
  settings = readSettings('command', { DATABASE_URL: url, NEXT_DIST_DIR: root });
  vi.stubEnv('NEXT_DIST_DIR', '');
  vi.spyOn(console, 'log').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  fs.rmSync(root, { recursive: true });
});

const fillWith = (text: string) =>
  vi.fn(async (folder: string) => fs.writeFileSync(path.join(folder, 'BUILD_ID'), text));

const readServed = () => fs.readFileSync(path.join(process.env.NEXT_DIST_DIR ?? '', 'BUILD_ID'), 'utf8');

test('of two builders at once one builds, and both serve it', async () => {
  let finish = () => {};
  const fill = vi.fn(async (folder: string) => {
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
    fs.writeFileSync(path.join(folder, 'BUILD_ID'), 'one');
  });
  const builders = [1, 2].map(() => ensureBuild(settings, url, { fill }));
  // The other one has said that it waits.
  await waitFor(
    () =>
      expect(vi.mocked(console.log).mock.calls.flat().join()).toContain(
        'Another process is building the same',
      ),
    { timeout: 20_000 },
  );
  expect(listBuilds(root)).toEqual([]);
  finish();
  await Promise.all(builders);
  expect(fill).toHaveBeenCalledTimes(1);
  expect(readServed()).toBe('one');
});

test('a build that failed or was killed is made anew, and the build before it stays until then', async () => {
  await ensureBuild(settings, url, { fill: fillWith('good') });
  const good = process.env.NEXT_DIST_DIR ?? '';
  const next = { ...settings, SITE_URL: 'https://example.com' };
  const fail = vi.fn(() => Promise.reject(new Error('The build failed.')));
  await expect(ensureBuild(next, url, { fill: fail })).rejects.toThrow('The build failed.');
  expect(listBuilds(root).map(({ folder }) => folder)).toEqual([good]);
  expect(process.env.NEXT_DIST_DIR).toBe(good);

  await ensureBuild(next, url, { fill: fillWith('better') });
  expect(readServed()).toBe('better');
  expect(fs.existsSync(good)).toBe(false);
});

test('a build that is asked for is made though there is one', async () => {
  await ensureBuild(settings, url, { fill: fillWith('one') });
  const again = fillWith('two');
  await ensureBuild(settings, url, { fill: again });
  expect(again).not.toHaveBeenCalled();
  await ensureBuild(settings, url, { force: true, fill: again });
  expect(readServed()).toBe('two');
});

test('a build that another process is said to use, as in a copied folder, is served all the same and not built over', async () => {
  const fill = fillWith('one');
  await ensureBuild(settings, url, { fill });
  const folder = process.env.NEXT_DIST_DIR ?? '';
  const other = spawn(process.execPath, ['-e', 'process.stdin.resume()', 'scripts/run.mjs', 'start']);
  fs.writeFileSync(path.join(folder, 'cache', 'used-by', String(other.pid)), '');
  try {
    await ensureBuild(settings, url, { fill });
    await ensureBuild(settings, url, { force: true, fill });
  } finally {
    await endChild(other);
  }
  expect(fill).toHaveBeenCalledTimes(1);
  expect(readServed()).toBe('one');
});

test('a forced build that fails leaves nothing that counts as whole', async () => {
  await ensureBuild(settings, url, { fill: fillWith('one') });
  const fail = () => Promise.reject(new Error('The build failed.'));
  await expect(ensureBuild(settings, url, { force: true, fill: fail })).rejects.toThrow('The build failed.');
  expect(listBuilds(root)).toEqual([]);
});
