import 'server-only';
import { invitationPath } from '@/lib/content/nav';
import { recordAudit } from '@/lib/server/audit';
import { clientAddress } from '@/lib/server/auth/client-address';
import { createLinkToken } from '@/lib/server/auth/link-token';
import { countLinkAttempt } from '@/lib/server/auth/login-limit';
import { requireRecentPassword } from '@/lib/server/auth/recent-password';
import type { Admin } from '@/lib/server/auth/viewer';
import { db, type Tx } from '@/lib/server/db';
import { env } from '@/lib/server/env';
import { type Mutated, mutate } from '@/lib/server/records/mutation';
import { AppError } from '@/lib/shared/errors';
import { parseInput } from '@/lib/shared/parsing/parse';
import { dayMs } from '@/lib/shared/time/day-ms';
import type { Invitation } from './dto';
import { requireFreeEmail } from './free-email';
import { workingLink } from './links';
import { hashNewPassword } from './new-password';
import { adminUserInclude, toAdminUser } from './row';
import { acceptance, invitation } from './schema';

const entity = 'user';
const invitationDays = 7;

/** Older links stop working. */
async function writeLink(tx: Tx, userId: string): Promise<Invitation> {
  const { token, hash } = createLinkToken();
  const expiresAt = new Date(Date.now() + invitationDays * dayMs);
  await tx.userToken.deleteMany({ where: { userId, kind: 'invite' } });
  await tx.userToken.create({ data: { userId, kind: 'invite', hash, expiresAt } });
  const row = await tx.user.findUniqueOrThrow({ where: { id: userId }, include: adminUserInclude });
  const link = `${env.SITE_URL}${invitationPath}?token=${token}`;
  return { user: toAdminUser(row), link, expiresAt: expiresAt.toISOString() };
}

/** The link is returned once, and works for 7 days. @throws AppError invalid, conflict. */
export async function inviteUser(admin: Admin, input: unknown): Promise<Mutated<Invitation>> {
  const values = parseInput(invitation, input);
  requireRecentPassword(admin);
  return mutate(admin, async (tx) => {
    await requireFreeEmail(tx, values.email);
    const { id } = await tx.user.create({ data: values, select: { id: true } });
    const data = await writeLink(tx, id);
    return { data, tags: [], audit: { action: 'invite', entity, entityId: id, label: values.name } };
  });
}

/** The old link stops working. @throws AppError not_found. */
export async function renewInvitation(admin: Admin, id: string): Promise<Mutated<Invitation>> {
  requireRecentPassword(admin);
  return mutate(admin, async (tx) => {
    const row = await tx.user.findUnique({ where: { id, passwordHash: null } });
    if (!row) throw new AppError('not_found', 'There is no open invitation of this user.');
    const data = await writeLink(tx, id);
    return { data, tags: [], audit: { action: 'invite', entity, entityId: id, label: row.name } };
  });
}

/** The link works once. @throws AppError invalid (also for a used or expired link), too_many. */
export async function acceptInvitation(input: unknown, headers: Headers): Promise<{ email: string }> {
  const { token, password } = parseInput(acceptance, input);
  await countLinkAttempt(headers);
  const dead = new AppError(
    'invalid',
    'This invitation was already used or has expired. Ask for a new one.',
    {
      fields: { token: 'This link no longer works.' },
    },
  );
  const where = workingLink('invite', token);
  const row = await db.userToken.findUnique({ where, include: { user: true } });
  if (!row) throw dead;
  const { user } = row;
  const passwordHash = await hashNewPassword(password, { email: user.email });
  await db.$transaction(async (tx) => {
    const { count } = await tx.userToken.updateMany({ where, data: { usedAt: new Date() } });
    if (count === 0) throw dead;
    await tx.user.update({
      where: { id: user.id },
      data: { passwordHash, passwordExpiresAt: null, version: { increment: 1 } },
    });
    const actor = { userId: user.id, name: user.name, address: clientAddress(headers) };
    await recordAudit(tx, actor, {
      action: 'accept invitation',
      entity,
      entityId: user.id,
      label: user.name,
    });
  });
  return { email: user.email };
}
