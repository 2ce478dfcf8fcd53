import { createRequire } from 'node:module';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { withClient } from '@/scripts/lib/database/migrate';
import { type DatabaseLine, openDatabaseLine } from '../../support/database/database-line';
import { waitFor } from '../../support/wait-for';

const require = createRequire(import.meta.url);
const { tagsManifest } =
  require('../../../lib/server/next-internals/tags-manifest.cjs') as typeof import('@/lib/server/next-internals/tags-manifest.cjs');

const { onPurge } =
  require('../../../lib/server/cache/expiry.cjs') as typeof import('@/lib/server/cache/expiry.cjs');

const url = process.env.DATABASE_URL ?? '';
const name = new URL(url).pathname.slice(1);
const before = Date.now() - 60_000;
let line: DatabaseLine;
let sync: typeof import('@/lib/server/cache/tag-sync.cjs');

const onServer = (sql: string) => withClient(inject('serverUrl'), (client) => client.query(sql));

async function cutOff(): Promise<void> {
  await onServer(`alter database ${name} allow_connections false`);
  await onServer(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
}

/** The database says how long ago it was; the way there takes a moment. */
function expectExpired(tag: string, at: number): void {
  const expired = tagsManifest.get(tag)?.expired ?? Number.NaN;
  expect(Math.abs(expired - at)).toBeLessThan(5000);
}

beforeAll(async () => {
  await withClient(url, (client) =>
    client.query(
      `insert into cache_tag (tag, expired_at) values ('of before', ${before}), ('of a clock ahead', ${before + 3_600_000})`,
    ),
  );
  line = await openDatabaseLine(url);
  vi.stubEnv('DATABASE_URL', line.url);
  vi.stubEnv('DIRECT_DATABASE_URL', line.url);
  sync = require('../../../lib/server/cache/tag-sync.cjs');
  await sync.whenSynced();
});

afterAll(() => line.stop());

test('what was expired before the start is known once the tags are read', () => {
  expectExpired('of before', before);
});

test('what expired by a clock that was ahead expired now, and its next expiry is recorded by the right one', async () => {
  expectExpired('of a clock ahead', Date.now());
  await sync.recordExpiry(['of a clock ahead']);
  const { rows } = await withClient(url, (client) =>
    client.query(`select expired_at from cache_tag where tag = 'of a clock ahead'`),
  );
  expect(Number(rows[0].expired_at)).toBeLessThanOrEqual(Date.now() + 1);
});

test('what is expired here is written down', async () => {
  const start = Date.now();
  await sync.recordExpiry(['of here']);
  const { rows } = await withClient(url, (client) =>
    client.query(`select expired_at from cache_tag where tag = 'of here'`),
  );
  expect(Number(rows[0].expired_at)).toBeGreaterThanOrEqual(start);
});

test('what was expired elsewhere while the database was away is known once it is back', async () => {
  await cutOff();
  const elsewhere = Date.now() - 30_000;
  await onServer(`alter database ${name} allow_connections true`);
  await withClient(url, (client) =>
    client.query(`insert into cache_tag (tag, expired_at) values ('of elsewhere', ${elsewhere})`),
  );
  await waitFor(() => expectExpired('of elsewhere', elsewhere));
});

test('a connection that nothing comes by any more is replaced, though it has not ended', async () => {
  line.strand();
  const elsewhere = Date.now() - 20_000;
  await withClient(url, (client) =>
    client.query(`insert into cache_tag (tag, expired_at) values ('of afar', ${elsewhere})`),
  );
  await waitFor(() => expectExpired('of afar', elsewhere));
});

test('what is gone is told to who listens, once', async () => {
  const told: string[] = [];
  onPurge((tag) => told.push(tag));
  await withClient(url, async (client) => {
    for (const tag of ['purge:a record', 'seen still'])
      await client.query(`select pg_notify('cache_tag', $1)`, [tag]);
  });
  await waitFor(() => expect(tagsManifest.get('seen still')).toBeDefined());
  expect(told).toEqual(['a record']);
});
