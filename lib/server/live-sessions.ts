import 'server-only';
import { env } from './env';

export const idleMs = env.SESSION_IDLE_HOURS * 3_600_000;

/** Neither ended, expired nor idle for too long (SESSION_IDLE_HOURS). */
export const liveSessions = (now = Date.now()) => ({
  revokedAt: null,
  expiresAt: { gt: new Date(now) },
  lastSeenAt: { gte: new Date(now - idleMs) },
});
