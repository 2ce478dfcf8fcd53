import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';

const migrations = 'prisma/migrations';

async function run(url: string, statements: string[]): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/**
 * An empty, migrated database and data folder for one test file, beside those that the other files share.
 * Call it before the first import of `lib/server`: both are named in the environment from then on.
 */
export async function useOwnDatabase(): Promise<{ dataDir: string; remove: () => Promise<void> }> {
  const serverUrl = process.env.DATABASE_URL;
  if (!serverUrl) throw new Error('DATABASE_URL is not set: run these tests by npm test.');
  const name = `own_${randomBytes(6).toString('hex')}`;
  await run(serverUrl, [`create database ${name}`]);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const folders = readdirSync(migrations, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const names = folders.map((folder) => folder.name).sort();
  await run(
    url.href,
    names.map((folder) => readFileSync(path.join(migrations, folder, 'migration.sql'), 'utf8')),
  );
  const dataDir = await mkdtemp(path.join(tmpdir(), 'own-data-'));
  Object.assign(process.env, { DATABASE_URL: url.href, DIRECT_DATABASE_URL: url.href, DATA_DIR: dataDir });
  delete process.env.BLOB_READ_WRITE_TOKEN;

  async function remove() {
    await run(serverUrl ?? '', [`drop database ${name} with (force)`]);
    await rm(dataDir, { recursive: true, force: true });
  }
  return { dataDir, remove };
}
