import 'server-only';
import { sourceLimits } from '@/lib/content/sources/sources';
import { db } from '@/lib/server/db';
import { dayMs } from '@/lib/shared/time/day-ms';
import { purgeSeen } from './seen';

export async function purgeOldPayloads(now = new Date()): Promise<number> {
  const { count } = await db.sourceBody.deleteMany({
    where: { receivedAt: { lt: new Date(now.getTime() - sourceLimits.keptDays * dayMs) } },
  });
  await purgeSeen(now);
  await db.source.updateMany({
    where: { formerUntil: { lt: now } },
    data: { formerSecret: '', formerUntil: null },
  });
  return count;
}
