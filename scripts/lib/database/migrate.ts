import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { UtcClient } from '@/lib/server/database/utc-client.cjs';
import { sentenceOf } from '../say';

export const migrationsFolder = 'prisma/migrations';
/** The lock of Prisma's engine, so that both runners wait for each other. */
const migrationLock = 72_707_369;
const lockTimeout = '120s';
/** Visitors wait behind a blocked migration, so it gives up and rolls back. */
const tableLockTimeout = '5s';

export type Migration = { name: string; sql: string; checksum: string };

export function readMigrations(folder = migrationsFolder): Migration[] {
  return fs
    .readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
    .map((name) => {
      const sql = fs.readFileSync(path.join(folder, name, 'migration.sql'), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    });
}

export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new UtcClient({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}

export function withLock<T>(url: string, lock: number, work: (client: pg.Client) => Promise<T>): Promise<T> {
  return withClient(url, async (client) => {
    await client.query(`set lock_timeout = '${lockTimeout}'`);
    await client.query('select pg_advisory_lock($1)', [lock]);
    await client.query('reset lock_timeout');
    return work(client);
  });
}

type Applied = { migration_name: string; checksum: string; finished_at: Date | null };

export async function readApplied(client: pg.Client): Promise<Applied[]> {
  const { rows: tables } = await client.query(
    `select to_regclass('_prisma_migrations') is not null as "isThere"`,
  );
  if (!tables[0]?.isThere) return [];
  const { rows } = await client.query<Applied>(
    'select migration_name, checksum, finished_at from _prisma_migrations where rolled_back_at is null',
  );
  return rows;
}

export function listPending(url: string): Promise<string[]> {
  return withClient(url, async (client) => {
    const applied = new Set((await readApplied(client)).map(({ migration_name }) => migration_name));
    return readMigrations()
      .map(({ name }) => name)
      .filter((name) => !applied.has(name));
  });
}

/** @throws Error when a migration was never finished. */
async function openBookkeeping(client: pg.Client): Promise<Map<string, string>> {
  await client.query(`create table if not exists _prisma_migrations (
    id varchar(36) primary key not null, checksum varchar(64) not null, finished_at timestamptz,
    migration_name varchar(255) not null, logs text, rolled_back_at timestamptz,
    started_at timestamptz not null default now(), applied_steps_count integer not null default 0)`);
  const rows = await readApplied(client);
  const unfinished = rows.find((row) => row.finished_at === null);
  if (unfinished)
    throw new Error(`Migration ${unfinished.migration_name} was started by another tool and never finished.`);
  return new Map(rows.map((row) => [row.migration_name, row.checksum]));
}

async function run(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  await client.query(sql);
  await client.query(
    'insert into _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count) values ($1, $2, $3, now(), 1)',
    [randomUUID(), checksum, name],
  );
}

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  await client.query('begin');
  await client.query(`set local lock_timeout = '${tableLockTimeout}'`);
  try {
    await run(client, migration);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`Migration ${migration.name} failed and was rolled back: ${sentenceOf(error)}`, {
      cause: error,
    });
  }
}

export async function migrateInside(client: pg.Client, names: string[]): Promise<void> {
  await client.query('select pg_advisory_xact_lock($1)', [migrationLock]);
  await openBookkeeping(client);
  for (const migration of readMigrations().filter(({ name }) => names.includes(name)))
    await run(client, migration);
}

/** Concurrent calls wait for each other. @throws Error for an edited migration, or one that fails and rolls back. */
export function migrate(url: string, folder = migrationsFolder, only?: string[]): Promise<string[]> {
  const migrations = readMigrations(folder).filter(({ name }) => !only || only.includes(name));
  return withLock(url, migrationLock, async (client) => {
    const applied = await openBookkeeping(client);
    const edited = migrations.find(
      ({ name, checksum }) => applied.has(name) && applied.get(name) !== checksum,
    );
    if (edited)
      throw new Error(
        `Migration ${edited.name} was edited after it was applied. Undo the edit and add a new migration.`,
      );
    const missing = migrations.filter(({ name }) => !applied.has(name));
    for (const migration of missing) await apply(client, migration);
    return missing.map(({ name }) => name);
  });
}
