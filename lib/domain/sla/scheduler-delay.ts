import 'server-only';
import { db } from '@/lib/server/db';
import { isServerless } from '@/lib/server/host';
import { dayMs } from '@/lib/shared/time/day-ms';

const keptCalls = 50;
const usualGapMs = dayMs;

/** Hosts do not promise how often they call. */
export async function recordSchedulerCall(now = new Date()): Promise<void> {
  if (!isServerless()) return;
  await db.schedulerCall.create({ data: { at: now } });
  await db.$executeRaw`
    delete from scheduler_call where id not in (select id from scheduler_call order by at desc limit ${keptCalls})`;
}

export async function findDelayMinutes(now = new Date()): Promise<number | null> {
  if (!isServerless()) return null;
  const since = new Date(now.getTime() - 2 * usualGapMs);
  const calls = await db.schedulerCall.findMany({ where: { at: { gte: since } }, orderBy: { at: 'asc' } });
  const moments = [...calls.map(({ at }) => at.getTime()), now.getTime()];
  // Too few calls to tell.
  if (moments.length < 4) return usualGapMs / 60_000;
  const gaps = moments.slice(1).map((at, index) => at - (moments[index] ?? at));
  return Math.ceil(Math.max(...gaps) / 60_000);
}
