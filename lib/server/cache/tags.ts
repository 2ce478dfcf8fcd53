import 'server-only';
import type { Tx } from '../db';
import { toPurgeTag } from './expiry.cjs';

/**
 * Marks tags as expired inside the transaction of the edit, and tells every running instance when it commits:
 * an edit can never lose its invalidation. The door that carried the edit expires them in its own process too.
 */
export async function recordExpiredTags(tx: Tx, tags: readonly string[]): Promise<void> {
  const now = Date.now();
  for (const tag of [...tags].sort()) {
    await tx.$executeRaw`
      insert into cache_tag (tag, expired_at) values (${tag}, ${now})
      on conflict (tag) do update set expired_at = greatest(cache_tag.expired_at, excluded.expired_at)`;
    await tx.$executeRaw`select pg_notify('cache_tag', ${tag})`;
  }
}

/**
 * The same for what nobody may see any more: what was kept of these tags is not shown where a new answer cannot be drawn
 * either, on any instance, also after a restart.
 */
export const recordPurgedTags = (tx: Tx, tags: readonly string[]): Promise<void> =>
  recordExpiredTags(tx, tags.map(toPurgeTag));
