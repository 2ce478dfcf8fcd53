import fs from 'node:fs';
import path from 'node:path';
import { listTables } from '@/scripts/lib/backup/tables';
import { migrate, readMigrations, withClient } from '@/scripts/lib/database/migrate';

/** A release that a site may still run, with rows and some pictures as its own code wrote them. */
export type Release = { name: string; lastMigration: string };

export const releases = {
  first: { name: 'first-release', lastMigration: '20261121102609_project_search' },
  e910aed: { name: 'releases/e910aed', lastMigration: '20261121231000_outbox_retrying_since' },
  '47d4c1b': { name: 'releases/47d4c1b', lastMigration: '20261123111549_search_words_of_projects' },
} satisfies Record<string, Release>;

/** Who could log in then, and what sealed the secrets. */
export const formerAdmin = { email: 'owner@example.com', password: 'laterite-monsoon-44' };
export const formerSecretsKey = '0123456789abcdef0123456789abcdef';

const folderOf = ({ name }: Release) => path.join('tests/fixtures', name);
export const uploadsOf = (release: Release) => path.join(folderOf(release), 'uploads');

export type Rows = Record<string, Record<string, unknown>[]>;

export const readRows = (release: Release): Rows =>
  JSON.parse(fs.readFileSync(path.join(folderOf(release), 'rows.json'), 'utf8'));

async function migrateSome(url: string, isWanted: (name: string) => boolean): Promise<void> {
  const names = readMigrations().map(({ name }) => name);
  await migrate(url, undefined, names.filter(isWanted));
}

/** Brings an empty database to the schema of the release. */
export const migrateToRelease = (url: string, { lastMigration }: Release): Promise<void> =>
  migrateSome(url, (name) => name <= lastMigration);

/** Applies the migrations whose names come before this one. */
export const migrateBefore = (url: string, migration: string): Promise<void> =>
  migrateSome(url, (name) => name < migration);

/** Fills it with rows as the release wrote them. */
export async function loadRelease(url: string, release: Release): Promise<void> {
  const tables = readRows(release);
  await withClient(url, async (client) => {
    const names = [...(await listTables(client)).map(({ name }) => name), 'installation'];
    const unknown = Object.keys(tables).filter((name) => !names.includes(name));
    if (unknown.length > 0) throw new Error(`No table of that release: ${unknown.join(', ')}`);
    // The migrations have made one already.
    if (tables.installation) await client.query('delete from installation');
    for (const table of names)
      await client.query(
        `insert into "${table}" select * from json_populate_recordset(null::"${table}", $1)`,
        [JSON.stringify(tables[table] ?? [])],
      );
  });
}
