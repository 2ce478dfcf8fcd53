import { expect } from 'vitest';
import { call, cronSecret } from '../contract/api';
import { querySql } from './sql';

/** Tables that the server writes by itself: counters of limits, expired tags, and attempts to deliver. */
const ownTables = ['rate_limit', 'cache_tag', 'webhook_delivery'];
/** Columns that it writes by itself. An item that somebody has sent again differs by its `retrying_since`. */
const ownColumns: Record<string, string[]> = {
  session: ['last_seen_at'],
  webhook_endpoint: ['secret'],
  source: ['secret', 'former_secret', 'key', 'token'],
  second_factor: ['seed'],
  push_subscription: ['rang_at', 'last_error'],
  picture: ['widths', 'has_avif', 'crop_x', 'crop_y', 'crop_widths'],
  outbox: ['state', 'payload', 'attempts', 'next_attempt_at', 'last_error', 'sent_at'],
};

/** A log-in writes its line of the history after its answer. */
const written = (table: string) => (table === 'audit_entry' ? `where action <> 'log in'` : '');

const digestOf = (table: string) => `
  select '${table}' as name, count(*) || ' ' || coalesce(sum(hashtextextended(line, 0)), 0) as digest
  from (select (to_jsonb(t) - '{${(ownColumns[table] ?? []).join(',')}}'::text[])::text as line
        from "${table}" t ${written(table)}) lines`;

/** Does now what housekeeping would do at a moment of its own, between two digests. */
export async function doHousekeepingNow(): Promise<void> {
  expect((await call('GET', '/api/cron', { token: cronSecret })).status).toBe(200);
}

let tables: string[] | undefined;

async function listTables(): Promise<string[]> {
  const rows = await querySql(`select tablename as name from pg_tables where schemaname = 'public'`);
  return rows.map(({ name }) => String(name)).filter((name) => !ownTables.includes(name));
}

/** A digest of every table of the running site, by which two moments are compared. */
export async function readDatabaseState(): Promise<Record<string, string>> {
  tables ??= await listTables();
  const rows = await querySql(tables.map(digestOf).join(' union all '));
  return Object.fromEntries(rows.map(({ name, digest }) => [String(name), String(digest)]));
}
