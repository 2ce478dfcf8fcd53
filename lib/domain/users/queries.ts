import 'server-only';
import { activeSessions } from '@/lib/server/active-sessions';
import type { Admin, Staff } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db';
import type { Prisma } from '@/prisma/generated/client';
import type { UserTokenKind } from '@/prisma/generated/enums';
import type { AdminUser, OpenSession } from './dto';
import { workingLink } from './links';
import { adminUserInclude, toAdminUser } from './row';

export async function listUsers(_admin: Admin): Promise<AdminUser[]> {
  const rows = await db.user.findMany({ orderBy: { createdAt: 'asc' }, include: adminUserInclude });
  return rows.map(toAdminUser);
}

async function readSessions(staff: Staff, where: Prisma.SessionWhereInput): Promise<OpenSession[]> {
  const rows = await db.session.findMany({
    where: { ...activeSessions(), ...where },
    orderBy: { lastSeenAt: 'desc' },
    take: 500,
    include: { user: { select: { id: true, name: true, email: true } } },
  });
  return rows.map(({ id, user, createdAt, lastSeenAt, expiresAt, userAgent, address }) => ({
    _id: id,
    user: { _id: user.id, name: user.name, email: user.email },
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    userAgent,
    address,
    isCurrent: id === staff.sessionId,
  }));
}

export async function listSessions(admin: Admin): Promise<OpenSession[]> {
  return readSessions(admin, {});
}

export async function listOwnSessions(staff: Staff): Promise<OpenSession[]> {
  return readSessions(staff, { userId: staff.userId });
}

async function findPersonOfLink(kind: UserTokenKind, token: string) {
  const row = await db.userToken.findUnique({
    where: workingLink(kind, token),
    select: { user: { select: { name: true, email: true } } },
  });
  return row?.user ?? null;
}

export async function findInvitation(token: string): Promise<{ name: string; email: string } | null> {
  return findPersonOfLink('invite', token);
}

export async function findReset(token: string): Promise<{ name: string; email: string } | null> {
  return findPersonOfLink('reset', token);
}
