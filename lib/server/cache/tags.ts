import 'server-only';
import { Prisma } from '@/prisma/generated/client';
import { db, type Tx } from '../db';
import { log } from '../log';
import { expire, toPurgeTag, upsertTags } from './expiry.cjs';
import { expireInOtherWorkers } from './other-workers.cjs';

const recorded = (tags: readonly string[]) => Prisma.sql(upsertTags, [...tags]);

/**
 * Marks tags as expired inside the transaction of the edit, and tells every running instance when it commits:
 * an edit can never lose its invalidation. The door that carried the edit expires them in its own process too.
 */
export async function recordExpiredTags(tx: Tx, tags: readonly string[]): Promise<void> {
  if (tags.length === 0) return;
  await tx.$executeRaw`
    with recorded as (${recorded(tags)} returning tag) select pg_notify('cache_tag', tag) from recorded`;
}

/**
 * The same for what nobody may see any more: what was kept of these tags is not shown where a new answer cannot be drawn
 * either, on any instance, also after a restart.
 */
export const recordPurgedTags = (tx: Tx, tags: readonly string[]): Promise<void> =>
  recordExpiredTags(tx, tags.map(toPurgeTag));

/**
 * Expires tags in this process and in the other workers, after the commit of their edit. They are written down once more: what was drawn while the
 * edit was under way is old after a restart, too.
 */
export async function expireTagsHere(tags: readonly string[]): Promise<void> {
  if (tags.length === 0) return;
  for (const tag of tags) expire(tag);
  await expireInOtherWorkers(tags);
  try {
    await db.$executeRaw(recorded(tags));
  } catch (error) {
    // The edit stands, and has written them down itself.
    log.warn({ code: (error as { code?: string }).code }, 'expired tags were not written down once more');
  }
}
