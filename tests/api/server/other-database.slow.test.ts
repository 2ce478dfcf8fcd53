import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import pLimit from 'p-limit';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { site } from '@/lib/content/site';
import { settingDefaults } from '@/lib/domain/settings/schema';
import { ensureBuild } from '@/scripts/lib/build/build';
import { copyBuild } from '@/scripts/lib/build/build-folders';
import { readStamp, writeStamp } from '@/scripts/lib/build/build-stamp';
import { migrate, withClient } from '@/scripts/lib/database/migrate';
import { readSettings } from '@/scripts/lib/settings';
import { makeTempFolder } from '@/scripts/lib/temp-folder';
import { type SecondServer, startSecondServer } from '../../support/servers/second-server';

const siteUrl = process.env.DATABASE_URL ?? '';
const builtFolder = process.env.NEXT_DIST_DIR ?? '';
const database = new URL(siteUrl);
database.pathname = `/other_${randomBytes(4).toString('hex')}`;
// Beside the build: its pages find their packages from there.
const root = `${builtFolder}-other`;
const dataDir = makeTempFolder('other');
const identity = {
  ...settingDefaults.identity,
  name: 'Laterite Homes',
  shortName: 'Laterite',
  tagline: 'Built on red stone.',
  footerTagline: 'Built on red stone.',
};
const contact = {
  ...settingDefaults.contact,
  email: 'office@laterite.example.com',
  address: ['Red Street'],
  social: [],
};
let server: SecondServer;
const fill = vi.fn(async () => {});

beforeAll(async () => {
  await withClient(siteUrl, (client) => client.query(`create database ${database.pathname.slice(1)}`));
  await migrate(database.href);
  await withClient(database.href, (client) =>
    client.query(
      `insert into setting (part, value, updated_at) values ('identity', $1, now()), ('contact', $2, now())`,
      [identity, contact],
    ),
  );
  const folder = path.join(root, 'aaaaaaaaaaaa');
  copyBuild(builtFolder, folder);
  const built = readStamp(builtFolder);
  if (!built) throw new Error('The build of the tests has no stamp.');
  writeStamp(folder, built.stamp);
  const settings = readSettings('command', {
    DATABASE_URL: database.href,
    NEXT_DIST_DIR: root,
    SITE_URL: built.stamp.siteUrl,
  });
  await ensureBuild(settings, database.href, { fill });
  server = await startSecondServer({
    DATABASE_URL: database.href,
    DIRECT_DATABASE_URL: database.href,
    DATA_DIR: dataDir,
    NEXT_DIST_DIR: process.env.NEXT_DIST_DIR ?? '',
  });
}, 90_000);

afterAll(async () => {
  await server?.stop();
  await withClient(siteUrl, (client) =>
    client.query(`drop database if exists ${database.pathname.slice(1)} with (force)`),
  );
  fs.rmSync(root, { recursive: true, force: true });
  fs.rmSync(dataDir, { recursive: true, force: true });
}, 60_000);

it('a build is served beside another database without a build of its own', () => {
  expect(fill).not.toHaveBeenCalled();
  expect(process.env.NEXT_DIST_DIR).not.toBe(builtFolder);
});

it('no address of the build answers with what the former site said, at its first request', async () => {
  const manifest = fs.readFileSync(path.join(builtFolder, 'prerender-manifest.json'), 'utf8');
  const paths = Object.keys((JSON.parse(manifest) as { routes: object }).routes);
  expect(paths.length).toBeGreaterThan(40);
  const inTurns = pLimit(4);
  const read = async (one: string) => (await fetch(server.url + one, { redirect: 'manual' })).text();
  const texts = await Promise.all(
    ['/nope', ...paths].map((one) => inTurns(async () => ({ one, text: await read(one) }))),
  );
  const former = texts.filter(({ text }) =>
    [site.shortName, 'Kadal Crest'].some((name) => text.includes(name)),
  );
  expect(former.map(({ one }) => one)).toEqual([]);
  expect(texts.find(({ one }) => one === '/')?.text).toContain('Laterite Homes');
}, 120_000);
