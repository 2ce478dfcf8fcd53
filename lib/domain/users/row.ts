import 'server-only';
import type { ActiveSession } from '@/lib/server/auth/session';
import type { Prisma } from '@/prisma/generated/client';
import type { AdminUser, User } from './dto';

export function toUser({ id, name, email, role }: ActiveSession['user']): User {
  return { _id: id, name, email, role };
}

export const adminUserInclude = {
  tokens: { where: { kind: 'invite', usedAt: null }, orderBy: { expiresAt: 'desc' }, take: 1 },
  sessions: { where: { revokedAt: null }, orderBy: { lastSeenAt: 'desc' }, take: 1 },
  secondFactor: { select: { confirmedAt: true } },
} satisfies Prisma.UserInclude;

type AdminUserRow = Prisma.UserGetPayload<{ include: typeof adminUserInclude }>;

function statusOf({ passwordHash, tokens: [token] }: AdminUserRow): AdminUser['status'] {
  if (passwordHash !== null) return 'active';
  return token && token.expiresAt > new Date() ? 'invited' : 'expired';
}

export function toAdminUser(row: AdminUserRow): AdminUser {
  return {
    ...toUser(row),
    status: statusOf(row),
    hasSecondFactor: Boolean(row.secondFactor?.confirmedAt),
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.sessions[0]?.lastSeenAt.toISOString() ?? null,
    version: row.version,
  };
}
