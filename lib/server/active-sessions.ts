import 'server-only';
import { env } from './env';

export const idleMs = env.SESSION_IDLE_HOURS * 3_600_000;

export const activeSessions = (now = Date.now()) => ({
  revokedAt: null,
  expiresAt: { gt: new Date(now) },
  lastSeenAt: { gte: new Date(now - idleMs) },
});
