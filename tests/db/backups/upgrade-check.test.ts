import { expect, test } from 'vitest';
import { readMigrations, withClient } from '@/scripts/lib/database/migrate';
import { checkMigrations } from '@/scripts/lib/upgrade/migrations';
import { withNewDatabase } from '../../support/database/backups';
import { migrateToRelease, releases } from '../../support/database/releases';

/** That of this file: its template was migrated. */
const migrated = process.env.DATABASE_URL ?? '';

const check = (migrations = readMigrations(), url = migrated) =>
  withClient(url, async (client) =>
    (await checkMigrations(client, migrations)).map(({ weight, text }) => `${weight}: ${text}`),
  );
const made = (name: string, sql: string) => ({ name, sql, checksum: 'x' });
const query = (text: string, url = migrated) => withClient(url, (client) => client.query(text));

test('an empty database waits for every migration, and is left as it is', () =>
  withNewDatabase(async (url) => {
    const migrations = readMigrations();
    expect(await check(migrations, url)).toHaveLength(migrations.length);
    const { rows } = await query(`select to_regclass('_prisma_migrations') as made`, url);
    expect(rows).toEqual([{ made: null }]);
  }));

test('a database of the first release waits for what came since; one that is up to date for nothing', async () => {
  await withNewDatabase(async (url) => {
    await migrateToRelease(url, releases.first);
    const [first = ''] = await check(readMigrations(), url);
    expect(first).toMatch(/^note: Migration 20261121231000_outbox_retrying_since will be applied\./);
  });
  expect(await check()).toEqual(['fine: The database is up to date.']);
});

test.each([
  ['alter table project drop column client', 'To go back, restore the backup'],
  ['alter table project rename column client to customer', 'To go back, restore the backup'],
  ['drop table testimonial', 'To go back, restore the backup'],
  ['alter table project alter column price type int using 0', 'To go back, restore the backup'],
  ['alter table project add column floors int', 'The previous version keeps working'],
])('of the migration "%s" it is said: %s', async (sql, sentence) => {
  expect((await check([...readMigrations(), made('99990101000000_new', sql)])).join()).toContain(sentence);
});

test('what was edited or never finished is in the way, and a newer database is named', async () => {
  const migrations = readMigrations();
  const [first] = migrations;
  expect((await check(migrations.map((each) => ({ ...each, checksum: 'edited' })))).at(0)).toMatch(
    new RegExp(`^stop: Migration ${first?.name} differs from the applied one`),
  );
  expect(await check(migrations.slice(0, -1))).toEqual([
    expect.stringMatching(/^note: The database has \S+, which this version does not know/),
    'fine: The database is up to date.',
  ]);
  await query(`update _prisma_migrations set finished_at = null where migration_name = '${first?.name}'`);
  expect((await check()).join()).toMatch(/stop: Migration \S+ was started and never finished/);
});
