import 'server-only';
import { createHash, randomBytes } from 'node:crypto';
import type { User } from '@/prisma/generated/client';
import { idleMs } from '../active-sessions';
import { db } from '../db';
import { env } from '../env';

export const sessionMaxAgeSeconds = 7 * 24 * 3600;
const seenEveryMs = 60_000;

export type ActiveSession = {
  id: string;
  user: Pick<User, 'id' | 'name' | 'email' | 'role'>;
  passwordAt: Date;
  lacksSecondFactor: boolean;
};

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex');

/** The database stores only the hash of the secret (256 random bits). */
export async function createSession(
  userId: string,
  from: { userAgent: string; address: string },
): Promise<{ id: string; secret: string }> {
  const secret = randomBytes(32).toString('base64url');
  const { id } = await db.session.create({
    data: {
      userId,
      tokenHash: hashOf(secret),
      expiresAt: new Date(Date.now() + sessionMaxAgeSeconds * 1000),
      userAgent: from.userAgent.slice(0, 300),
      address: from.address.slice(0, 64),
    },
  });
  return { id, secret };
}

const needsSecondFactor = (role: User['role']): boolean =>
  env.SECOND_FACTOR === 'everybody' || (env.SECOND_FACTOR === 'admins' && role === 'admin');

export async function findActiveSession(
  secret: unknown,
  { isUse = true }: { isUse?: boolean } = {},
): Promise<ActiveSession | null> {
  if (typeof secret !== 'string' || secret.length === 0) return null;
  const session = await db.session.findUnique({
    where: { tokenHash: hashOf(secret) },
    select: {
      id: true,
      revokedAt: true,
      expiresAt: true,
      lastSeenAt: true,
      passwordAt: true,
      user: {
        select: {
          id: true,
          name: true,
          email: true,
          role: true,
          secondFactor: { select: { confirmedAt: true } },
        },
      },
    },
  });
  const now = Date.now();
  if (!session || session.revokedAt || session.expiresAt.getTime() <= now) return null;
  const unseenMs = now - session.lastSeenAt.getTime();
  if (unseenMs > idleMs) return null;
  if (isUse && unseenMs > seenEveryMs) {
    await db.session.updateMany({ where: { id: session.id }, data: { lastSeenAt: new Date(now) } });
  }
  const { id, passwordAt } = session;
  const { secondFactor, ...user } = session.user;
  const lacksSecondFactor = needsSecondFactor(user.role) && !secondFactor?.confirmedAt;
  return { id, user, passwordAt, lacksSecondFactor };
}

/** AUTH-5: a copied token is dead afterwards. */
export async function endSession(id: string): Promise<void> {
  await db.session.updateMany({ where: { id, revokedAt: null }, data: { revokedAt: new Date() } });
}
