import 'server-only';
import { accountMails } from '@/lib/content/accounts/account-mails';
import { commandLine, recordAudit } from '@/lib/server/audit';
import { enqueueAccountMail } from '@/lib/server/auth/account-mail';
import { expiryOf } from '@/lib/server/auth/password';
import { db } from '@/lib/server/db';
import { AppError } from '@/lib/shared/errors';
import { parseInput } from '@/lib/shared/parsing/parse';
import { requireFreeEmail } from './free-email';
import { hashNewPassword } from './new-password';
import { newPassword, registration } from './schema';
import { setPassword } from './set-password';

const entity = 'user';

/** @throws AppError invalid, or conflict when the address is taken. */
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

/** Ends all sessions; removes the second factor on request. @throws AppError invalid, not_found. */
export async function resetPasswordByCommand(
  input: unknown,
  { removesSecondFactor = false, isMade = false } = {},
): Promise<{ endedSessions: number }> {
  const { email, password } = parseInput(newPassword, input);
  const user = await db.user.findUnique({
    where: { email },
    select: { id: true, name: true, email: true },
  });
  if (!user) throw new AppError('not_found', `There is no user with the e-mail address ${email}.`);
  const { id: userId, name: label } = user;
  const passwordHash = await hashNewPassword(password, { email });
  const [expiresAt, actor, action] = [expiryOf(isMade), commandLine, 'reset password'] as const;
  return db.$transaction(async (tx) => {
    const endedSessions = await setPassword(tx, { user, passwordHash, expiresAt, actor, action });
    if (removesSecondFactor) {
      await tx.secondFactor.deleteMany({ where: { userId } });
      const audit = { action: 'remove second factor', entity, entityId: userId, label } as const;
      await recordAudit(tx, commandLine, audit);
      await enqueueAccountMail(tx, email, accountMails.secondFactorOff);
    }
    return { endedSessions };
  });
}
