import 'server-only';
import { limits } from '@/lib/content/limits';
import { db } from '@/lib/server/db';
import { liveSessions } from '@/lib/server/live-sessions';
import { dayMs } from '@/lib/shared/time/day-ms';

/**
 * Removes the log-ins that ended and the links that were used or are too old, some weeks after, and the telephones of log-ins that are
 * over, at once. Answers how many. For housekeeping.
 */
export async function pruneAccess(now = Date.now()): Promise<number> {
  const ended = { lt: new Date(now - limits.endedAccessDays * dayMs) };
  const sessions = await db.session.deleteMany({
    // Unseen for so long it is dead, whatever else it says.
    where: { OR: [{ revokedAt: ended }, { expiresAt: ended }, { lastSeenAt: ended }] },
  });
  const tokens = await db.userToken.deleteMany({ where: { OR: [{ usedAt: ended }, { expiresAt: ended }] } });
  const telephones = await db.pushSubscription.deleteMany({ where: { NOT: { session: liveSessions(now) } } });
  return sessions.count + tokens.count + telephones.count;
}
