import 'server-only';
import { accountMails } from '@/lib/content/account-mails';
import { enqueueAccountMail } from '@/lib/server/auth/account-mail';
import { expiryOf } from '@/lib/server/auth/password';
import { db } from '@/lib/server/db';
import { commandLine, recordAudit } from '@/lib/server/records/audit';
import { AppError } from '@/lib/shared/errors';
import { parseInput } from '@/lib/shared/parse';
import { requireFreeEmail } from './free-email';
import { hashNewPassword } from './new-password';
import { newPassword, registration } from './schema';

const entity = 'user';

/** Adds an admin. @throws AppError invalid, or conflict when the address is taken. */
export async function createAdminByCommand(
  input: unknown,
  { isMade = false } = {},
): Promise<{ email: string }> {
  const { name, email, password } = parseInput(registration, input);
  const passwordHash = await hashNewPassword(password, { email });
  await db.$transaction(async (tx) => {
    await requireFreeEmail(tx, email);
    const { id } = await tx.user.create({
      data: { name, email, passwordHash, passwordExpiresAt: expiryOf(isMade), role: 'admin' },
    });
    await recordAudit(tx, commandLine, { action: 'create', entity, entityId: id, label: name });
  });
  return { email };
}

/** Gives a user a new password, ends all of their sessions, and takes their second factor away where that is asked for. @throws AppError invalid, not_found. */
export async function resetPasswordByCommand(
  input: unknown,
  { removesSecondFactor = false, isMade = false } = {},
): Promise<{ endedSessions: number }> {
  const { email, password } = parseInput(newPassword, input);
  const user = await db.user.findUnique({ where: { email }, select: { id: true, name: true } });
  if (!user) throw new AppError('not_found', `There is no user with the e-mail address ${email}.`);
  const { id: userId, name: label } = user;
  const passwordHash = await hashNewPassword(password, { email });
  return db.$transaction(async (tx) => {
    await tx.user.update({
      where: { id: userId },
      data: { passwordHash, passwordExpiresAt: expiryOf(isMade), version: { increment: 1 } },
    });
    await tx.userToken.deleteMany({ where: { userId, kind: 'reset' } });
    const { count } = await tx.session.updateMany({
      where: { userId, revokedAt: null },
      data: { revokedAt: new Date() },
    });
    await recordAudit(tx, commandLine, { action: 'reset password', entity, entityId: userId, label });
    await enqueueAccountMail(tx, email, accountMails.passwordChanged);
    if (removesSecondFactor) {
      await tx.secondFactor.deleteMany({ where: { userId } });
      const audit = { action: 'remove second factor', entity, entityId: userId, label } as const;
      await recordAudit(tx, commandLine, audit);
      await enqueueAccountMail(tx, email, accountMails.secondFactorOff);
    }
    return { endedSessions: count };
  });
}
