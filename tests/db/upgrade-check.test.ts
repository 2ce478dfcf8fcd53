import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { migrate, readMigrations, withClient } from '@/scripts/lib/database/migrate';
import { checkMigrations } from '@/scripts/lib/upgrade/migrations';
import { runNpm } from '../support/npm-command';
import { migrateToRelease, releases } from '../support/releases';

const serverUrl = inject('serverUrl');
const database = new URL(serverUrl);
database.pathname = '/upgrade_check_test';

beforeEach(() => withClient(serverUrl, (client) => client.query('create database upgrade_check_test')));
afterEach(() =>
  withClient(serverUrl, (client) => client.query('drop database upgrade_check_test with (force)')),
);

const check = (migrations = readMigrations()) =>
  withClient(database.href, async (client) =>
    (await checkMigrations(client, migrations)).map(({ weight, text }) => `${weight}: ${text}`),
  );
const made = (name: string, sql: string) => ({ name, sql, checksum: 'x' });
const query = (text: string) => withClient(database.href, (client) => client.query(text));

test('an empty database waits for every migration, and is left as it is', async () => {
  expect(await check()).toHaveLength(readMigrations().length);
  const { rows } = await query(`select to_regclass('_prisma_migrations') as made`);
  expect(rows).toEqual([{ made: null }]);
});

test('a database of the first release waits for what came since; one that is up to date for nothing', async () => {
  await migrateToRelease(database.href, releases.first);
  const [first = ''] = await check();
  expect(first).toMatch(/^note: Migration 20261121231000_outbox_retrying_since will be applied\./);
  await migrate(database.href);
  expect(await check()).toEqual(['fine: The database is up to date.']);
});

test.each([
  ['alter table project drop column client', 'the way back is the backup'],
  ['alter table project rename column client to customer', 'the way back is the backup'],
  ['drop table testimonial', 'the way back is the backup'],
  ['alter table project alter column price type int using 0', 'the way back is the backup'],
  ['alter table project add column floors int', 'The version before goes on to work'],
])('of the migration "%s" it is said: %s', async (sql, sentence) => {
  await migrate(database.href);
  expect((await check([...readMigrations(), made('99990101000000_new', sql)])).join()).toContain(sentence);
});

test('what was edited or never finished is in the way, and a newer database is named', async () => {
  await migrate(database.href);
  const migrations = readMigrations();
  const [first] = migrations;
  expect((await check(migrations.map((each) => ({ ...each, checksum: 'edited' })))).at(0)).toMatch(
    new RegExp(`^stop: Migration ${first?.name} is another one`),
  );
  expect(await check(migrations.slice(0, -1))).toEqual([
    expect.stringMatching(/^note: The database has \S+, which this version does not know/),
    'fine: The database is up to date.',
  ]);
  await query(`update _prisma_migrations set finished_at = null where migration_name = '${first?.name}'`);
  expect((await check()).join()).toMatch(/stop: Migration \S+ was begun and never finished/);
});

test('the command ends with 0 when the version can be started, else with 1, and says why', async () => {
  const settings = { DATABASE_URL: database.href, NEXTAUTH_SECRET: randomBytes(32).toString('base64') };
  const right = runNpm(['run', 'upgrade-check'], settings);
  expect([await right.exited, right.said()]).toEqual([
    0,
    expect.stringContaining('This version can be started.'),
  ]);
  const wrong = runNpm(['run', 'upgrade-check'], { ...settings, NEXTAUTH_SECRET: '' });
  expect([await wrong.exited, wrong.said()]).toEqual([
    1,
    expect.stringMatching(/✗ NEXTAUTH_SECRET must be set.*Not yet/s),
  ]);
});
