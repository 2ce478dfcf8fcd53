import fs from 'node:fs';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { readMigrations, withClient } from '@/scripts/lib/database/migrate';
import { loadRelease, migrateToRelease, releases } from '../../support/database/releases';

const count = 50_000;
const serverUrl = inject('serverUrl');
const database = new URL(serverUrl);
database.pathname = '/upgrade_locks_test';

/** Copies one row of a table so many times, with ids and keys of their own. */
const multiply = (table: string, own: string[], where = 'true') => `
  insert into ${table} select (json_populate_record(template, json_build_object(${own
    .map((column) => `'${column}', n::text`)
    .join(', ')}))).*
  from generate_series(1, ${count}) n, (select ${table} as template from ${table} where ${where} limit 1) one`;

beforeAll(async () => {
  await withClient(serverUrl, (client) => client.query('create database upgrade_locks_test'));
  await migrateToRelease(database.href, releases.first);
  await loadRelease(database.href, releases.first);
  await withClient(database.href, async (client) => {
    await client.query(multiply('enquiry', ['id', 'request_key']));
    await client.query(multiply('enquiry_event', ['id', 'enquiry_id'], "kind = 'state'"));
    await client.query(multiply('outbox', ['id', 'idempotency_key', 'lead_id']));
  });
});

afterAll(() =>
  withClient(serverUrl, (client) => client.query('drop database upgrade_locks_test with (force)')),
);

/** What a process of the database has worked so far, of the processor's time: another program's load does not count. */
function readCpuMs(pid: number): number {
  const fields = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  const ticks = Number(fields[11]) + Number(fields[12]);
  return ticks * 10;
}

/** How long a transaction holds what it has locked, at most: from its beginning to its end. */
const measure = (sql: string, end: 'commit' | 'rollback') =>
  withClient(database.href, async (client) => {
    const { rows } = await client.query('select pg_backend_pid() as pid');
    const clock = () => (process.platform === 'linux' ? readCpuMs(rows[0].pid) : performance.now());
    const started = clock();
    await client.query('begin');
    await client.query(sql);
    await client.query(end);
    return clock() - started;
  });

/** Takes `referenceMs` on the machine on which the limit was set. */
const reference = 'select sum(length(md5(n::text))) from generate_series(1, 1000000) n';
const referenceMs = 700;

/** How much slower this machine is at this moment: other programs on it cost the processor up to twice the time for the same work. */
const findSlowness = async () => Math.max(1, (await measure(reference, 'rollback')) / referenceMs);

test('no migration since the first release keeps visitors waiting for a second, with 50,000 enquiries', async () => {
  const slow: string[] = [];
  const { rows } = await withClient(database.href, (client) =>
    client.query('select migration_name as name from _prisma_migrations'),
  );
  for (const migration of readMigrations().filter(({ name }) => !rows.some((row) => row.name === name))) {
    const ms = Math.min(await measure(migration.sql, 'rollback'), await measure(migration.sql, 'commit'));
    if (ms >= 1000 && ms >= 1000 * (await findSlowness()))
      slow.push(`${migration.name}: ${Math.round(ms)} ms`);
  }
  expect(slow).toEqual([]);
});
