import 'server-only';
import { limits } from '@/lib/content/limits';
import { activeSessions } from '@/lib/server/active-sessions';
import { db } from '@/lib/server/db';
import { dayMs } from '@/lib/shared/time/day-ms';

/** Push subscriptions of ended sessions go at once, the rest after some weeks. Answers how many. For housekeeping. */
export async function pruneAccess(now = Date.now()): Promise<number> {
  const ended = { lt: new Date(now - limits.endedAccessDays * dayMs) };
  const sessions = await db.session.deleteMany({
    // A session unseen for so long is expired.
    where: { OR: [{ revokedAt: ended }, { expiresAt: ended }, { lastSeenAt: ended }] },
  });
  const tokens = await db.userToken.deleteMany({ where: { OR: [{ usedAt: ended }, { expiresAt: ended }] } });
  const subscriptions = await db.pushSubscription.deleteMany({
    where: { NOT: { session: activeSessions(now) } },
  });
  return sessions.count + tokens.count + subscriptions.count;
}
