import fs from 'node:fs';
import path from 'node:path';
import { listTables } from '@/scripts/lib/backup/tables';
import { migrate, migrationsFolder, withClient } from '@/scripts/lib/migrate';
import { makeTempFolder } from '@/scripts/lib/temp-folder';

const lastMigration = '20261121102609_project_search';
const fixture = 'tests/fixtures/first-release';
/** Files of some of its pictures. */
export const firstUploads = path.join(fixture, 'uploads');
/** Who could log in then. */
export const firstAdmin = { email: 'owner@example.com', password: 'laterite-monsoon-44' };

/** Brings an empty database to the schema of the first release. */
export async function migrateToFirstRelease(url: string): Promise<void> {
  const folder = makeTempFolder('first-release');
  for (const name of fs.readdirSync(migrationsFolder).filter((entry) => entry <= lastMigration))
    fs.cpSync(path.join(migrationsFolder, name), path.join(folder, name), { recursive: true });
  await migrate(url, folder);
  fs.rmSync(folder, { recursive: true });
}

/** Fills it with rows as the first release wrote them. */
export async function loadFirstRelease(url: string): Promise<void> {
  const tables = JSON.parse(fs.readFileSync(path.join(fixture, 'rows.json'), 'utf8')) as Record<
    string,
    object[]
  >;
  await withClient(url, async (client) => {
    const names = [...(await listTables(client)).map(({ name }) => name), 'installation'];
    const unknown = Object.keys(tables).filter((name) => !names.includes(name));
    if (unknown.length > 0) throw new Error(`No table of the first release: ${unknown.join(', ')}`);
    for (const table of names)
      await client.query(
        `insert into "${table}" select * from json_populate_recordset(null::"${table}", $1)`,
        [JSON.stringify(tables[table] ?? [])],
      );
  });
}
