import fs from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { migrate, withClient } from '@/scripts/lib/database/migrate';
import { startPostgres } from '@/scripts/lib/database/postgres';
import { holdPort } from '@/scripts/lib/ports';
import { isAlive } from '@/scripts/lib/processes';
import { makeTempFolder } from '@/scripts/lib/temp-folder';
import { noSuperuser, readRole } from '../support/database/database-role';

const folder = makeTempFolder('postgres');
const start = () => startPostgres({ dataDir: folder, throwaway: true });
const pidFile = (data: string) => path.join(data, 'postmaster.pid');
const pidOf = (data: string) => Number(fs.readFileSync(pidFile(data), 'utf8').split('\n')[0]);

afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

// First: the role of a server for tests may more, and what it was granted stays.
test('the site’s own role is no superuser, owns its database alone, and makes all that the migrations ask for', async () => {
  const server = await startPostgres({ dataDir: folder });
  expect(await readRole(server.url)).toEqual(noSuperuser);
  for (const statement of [
    `copy (select 1) to program 'true'`,
    `select pg_read_file('PG_VERSION')`,
    'create role other',
    'alter system set fsync to off',
    'create database other',
  ])
    await expect(withClient(server.url, (client) => client.query(statement))).rejects.toThrow(
      /permission denied/,
    );
  await migrate(server.url);
  const found = await withClient(server.url, (client) =>
    client.query(`select extname from pg_extension where extname = 'pg_trgm'`),
  );
  expect(found.rowCount).toBe(1);
  await server.stop();
}, 60_000);

test('what was written is there after a stop and a start', async () => {
  const first = await start();
  await withClient(first.url, (client) => client.query('create table kept as select 42 as answer'));
  expect(await first.stop()).toBe(true);
  expect(fs.existsSync(pidFile(first.dataFolder))).toBe(false);
  const second = await start();
  const { rows } = await withClient(second.url, (client) => client.query('select answer from kept'));
  expect(rows).toEqual([{ answer: 42 }]);
  await second.stop();
}, 60_000);

test('a second start joins the running server, and who leaves last stops it', async () => {
  const first = await start();
  const second = await start();
  expect(second.adopted).toBe(true);
  expect(second.url).toBe(first.url);
  expect(await first.stop()).toBe(false);
  expect(isAlive(pidOf(second.dataFolder))).toBe(true);
  expect(await second.stop()).toBe(true);
}, 60_000);

test('where only one port will do, one that is taken is said', async () => {
  const { port, release } = await holdPort(0);
  await expect(startPostgres({ dataDir: folder, port, throwaway: true })).rejects.toThrow(
    'Address already in use',
  );
  await release();
}, 60_000);

test('the role of a server for tests makes databases, and drops one that the server cleans up meanwhile', async () => {
  const server = await start();
  expect(await readRole(server.url)).toEqual({
    ...noSuperuser,
    makesDatabases: true,
    others: ['pg_signal_backend'],
  });
  await server.stop();
}, 60_000);

test('the passwords are for the owner alone', async () => {
  const server = await start();
  for (const name of ['password', 'site-password'])
    expect(fs.statSync(path.join(server.dataFolder, '..', name)).mode & 0o777).toBe(0o600);
  expect(new URL(server.url).password).toHaveLength(32);
  await server.stop();
}, 60_000);
