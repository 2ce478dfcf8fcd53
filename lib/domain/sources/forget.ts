import 'server-only';
import { sourceLimits } from '@/lib/content/sources/sources';
import { db, type Tx } from '@/lib/server/db';
import { dayMs } from '@/lib/shared/time/day-ms';
import { listContactHashes } from './contacts';

type Sent = { id: string; phoneE164: string; email: string };

/** Deletes what sources have sent of some enquiries, and all that holds one of their numbers or addresses. */
export async function forgetBodies(tx: Tx, enquiries: readonly Sent[]): Promise<void> {
  const hashes = listContactHashes(
    enquiries.map(({ phoneE164 }) => phoneE164),
    enquiries.map(({ email }) => email),
  );
  await tx.sourceBody.deleteMany({
    where: {
      OR: [{ enquiryId: { in: enquiries.map(({ id }) => id) } }, { contacts: { hasSome: hashes } }],
    },
  });
}

/** Deletes what was sent long ago, and former secrets that are not taken any more. Answers how many. For housekeeping. */
export async function purgeOldBodies(now = new Date()): Promise<number> {
  const { count } = await db.sourceBody.deleteMany({
    where: { receivedAt: { lt: new Date(now.getTime() - sourceLimits.keptDays * dayMs) } },
  });
  await db.source.updateMany({
    where: { formerUntil: { lt: now } },
    data: { formerSecret: '', formerUntil: null },
  });
  return count;
}
