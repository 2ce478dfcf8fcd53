import { appendFileSync, cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest';
import {
  listPending,
  migrate,
  migrationsFolder,
  readMigrations,
  withClient,
} from '@/scripts/lib/database/migrate';
import { findSchemaDrift } from '@/scripts/lib/database/schema-drift';
import { prepareForBuild } from '@/scripts/lib/serving/prepare';
import { readSettings } from '@/scripts/lib/settings';
import { makeTempFolder } from '@/scripts/lib/temp-folder';

const serverUrl = inject('serverUrl');
const empty = new URL(serverUrl);
empty.pathname = '/migrate_test';
let folder: string;

beforeEach(async () => {
  await withClient(serverUrl, (client) => client.query('create database migrate_test'));
  folder = makeTempFolder('migrations');
  cpSync(migrationsFolder, folder, { recursive: true });
});

afterEach(async () => {
  await withClient(serverUrl, (client) => client.query('drop database migrate_test with (force)'));
  rmSync(folder, { recursive: true });
});

/** Of the migrations the first ones, where it is not about what they do. */
function keepFew(): void {
  for (const { name } of readMigrations(folder).slice(2))
    rmSync(path.join(folder, name), { recursive: true });
}

function addMigration(name: string, sql: string): void {
  mkdirSync(path.join(folder, name));
  writeFileSync(path.join(folder, name, 'migration.sql'), sql);
}

test('of four runs at once one applies the migrations and the others find nothing to do', async () => {
  const runs = await Promise.all([1, 2, 3, 4].map(() => migrate(empty.href, folder)));
  const names = readMigrations(folder).map(({ name }) => name);
  expect(runs.flat()).toEqual(names);
});

test('the build of a preview changes nothing in a database, which may be the real site’s, and says what that lacks', async () => {
  const database = { url: empty.href, directUrl: empty.href, stop: async () => {} };
  const settings = readSettings('production', { ...process.env, DATABASE_URL: empty.href });
  const countTables = () =>
    withClient(empty.href, async (client) => {
      const { rows } = await client.query(`select 1 from pg_tables where schemaname = 'public'`);
      return rows.length;
    });
  const prepareForPreview = async () => {
    vi.stubEnv('VERCEL_ENV', 'preview');
    await prepareForBuild(database, settings).finally(() => vi.unstubAllEnvs());
  };
  const names = readMigrations().map(({ name }) => name);
  await expect(prepareForPreview()).rejects.toThrow(
    `its database lacks ${names.length} migration(s): ${names.join(', ')}. The build of a preview does not migrate`,
  );
  expect(await countTables()).toBe(0);
  await prepareForBuild(database, settings);
  const count = await countTables();
  expect(count).toBeGreaterThan(20);
  await withClient(empty.href, (client) =>
    client.query('delete from _prisma_migrations where migration_name = $1', [names.at(-1)]),
  );
  await expect(prepareForPreview()).rejects.toThrow(`lacks 1 migration(s): ${names.at(-1)}. `);
  expect(await listPending(empty.href)).toEqual([names.at(-1)]);
});

test('a migration that was edited after it was applied is refused by name', async () => {
  keepFew();
  await migrate(empty.href, folder);
  const [first] = readMigrations(folder);
  appendFileSync(path.join(folder, first?.name ?? '', 'migration.sql'), '\n-- edited');
  await expect(migrate(empty.href, folder)).rejects.toThrow(
    `Migration ${first?.name} was edited after it was applied`,
  );
});

test('a migration that fails is taken back whole and can be applied after it is mended', async () => {
  keepFew();
  await migrate(empty.href, folder);
  addMigration('99990101000000_half', 'create table half (id int); select no_such_column;');
  await expect(migrate(empty.href, folder)).rejects.toThrow('99990101000000_half failed and was rolled back');
  addMigration('99990101000001_mended', 'create table half (id int)');
  rmSync(path.join(folder, '99990101000000_half'), { recursive: true });
  expect(await migrate(empty.href, folder)).toEqual(['99990101000001_mended']);
});

test('a migration waits for a table no longer than 5 s, for visitors wait behind it', async () => {
  keepFew();
  addMigration('99990101000000_seen', "create table seen as select current_setting('lock_timeout') as wait");
  await migrate(empty.href, folder);
  const { rows } = await withClient(empty.href, (client) => client.query('select wait from seen'));
  expect(rows).toEqual([{ wait: '5s' }]);
});

test('the migrations and the Prisma schema agree', async () => {
  expect(await findSchemaDrift(serverUrl)).toBeNull();
});

test('every database has an id of its own', async () => {
  await migrate(empty.href, folder);
  const idOf = (url: string) =>
    withClient(url, async (client) => (await client.query('select id from installation')).rows[0].id);
  expect(await idOf(empty.href)).toMatch(/^[0-9a-f-]{36}$/);
});
