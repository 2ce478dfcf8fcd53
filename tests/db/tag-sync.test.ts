import { createRequire } from 'node:module';
import { beforeAll, expect, inject, test, vi } from 'vitest';
import { withClient } from '@/scripts/lib/migrate';

const require = createRequire(import.meta.url);
const { tagsManifest } =
  require('next/dist/server/lib/incremental-cache/tags-manifest.external') as typeof import('next/dist/server/lib/incremental-cache/tags-manifest.external');

const url = process.env.DATABASE_URL ?? '';
const name = new URL(url).pathname.slice(1);
const before = Date.now() - 60_000;
let sync: typeof import('@/lib/server/cache/tag-sync.cjs');

const onServer = (sql: string) => withClient(inject('serverUrl'), (client) => client.query(sql));

async function cutOff(): Promise<void> {
  await onServer(`alter database ${name} allow_connections false`);
  await onServer(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
}

beforeAll(async () => {
  await withClient(url, (client) =>
    client.query(`insert into cache_tag (tag, expired_at) values ('of before', ${before})`),
  );
  sync = require('../../lib/server/cache/tag-sync.cjs');
  await sync.whenSynced();
});

test('what was expired before the start is known once the tags are read', () => {
  expect(tagsManifest.get('of before')).toEqual({ expired: before });
});

test('what is expired here is written down and told to every instance', async () => {
  const start = Date.now();
  await sync.publishExpired(['told']);
  const { rows } = await withClient(url, (client) =>
    client.query(`select expired_at from cache_tag where tag = 'told'`),
  );
  expect(Number(rows[0].expired_at)).toBeGreaterThanOrEqual(start);
  await vi.waitFor(() => expect(tagsManifest.get('told')?.expired).toBeGreaterThanOrEqual(start), 10_000);
});

test('while the database is away what is expired is served stale, and is expired again when it is back', async () => {
  await cutOff();
  try {
    await vi.waitFor(() => expect(tagsManifest.get('of before')).toEqual({ stale: before }), 10_000);
    tagsManifest.set('meanwhile', { expired: before });
    sync.afterExpiry();
    expect(tagsManifest.get('meanwhile')).toEqual({ stale: before });
  } finally {
    await onServer(`alter database ${name} allow_connections true`);
  }
  await vi.waitFor(() => expect(tagsManifest.get('of before')?.expired).toBe(before), 10_000);
  expect(tagsManifest.get('meanwhile')?.expired).toBe(before);
});
