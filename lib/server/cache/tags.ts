import 'server-only';
import { Prisma } from '@/prisma/generated/client';
import { bridge } from '../bridge.cjs';
import { db, type Tx } from '../db';
import { log } from '../log';
import { expire, toPurgeTag, upsertTags } from './expiry.cjs';

const recorded = (tags: readonly string[]) => Prisma.sql(upsertTags, [...tags]);

/** In the transaction of the edit, so that no edit loses its invalidation. */
export async function recordExpiredTags(tx: Tx, tags: readonly string[]): Promise<void> {
  if (tags.length === 0) return;
  await tx.$executeRaw`
    with recorded as (${recorded(tags)} returning tag) select pg_notify('cache_tag', tag) from recorded`;
}

/** No instance shows purged content from an older copy, even after a restart. */
export const recordPurgedTags = (tx: Tx, tags: readonly string[]): Promise<void> =>
  recordExpiredTags(tx, tags.map(toPurgeTag));

/** Records the tags again after the commit: a page rendered during the edit is stale after a restart too. */
export async function expireTagsHere(tags: readonly string[]): Promise<void> {
  if (tags.length === 0) return;
  for (const tag of tags) expire(tag);
  await bridge.expireInOtherWorkers?.(tags);
  try {
    await db.$executeRaw(recorded(tags));
  } catch (error) {
    // The edit is committed and has recorded the tags.
    log.warn({ code: (error as { code?: string }).code }, 'expired tags were not written down once more');
  }
}
