import 'server-only';
import { accountMails } from '@/lib/content/accounts/account-mails';
import { type Actor, recordAudit } from '@/lib/server/audit';
import { enqueueAccountMail } from '@/lib/server/auth/account-mail';
import type { Tx } from '@/lib/server/db';

type PasswordChange = {
  user: { id: string; name: string; email: string };
  passwordHash: string;
  /** Null for a password that the person chose. */
  expiresAt: Date | null;
  actor: Actor;
  action: 'change password' | 'reset password';
  keptSession?: string;
};

/** Also notifies the person by mail. Answers how many sessions ended. */
export async function setPassword(tx: Tx, change: PasswordChange): Promise<number> {
  const { user, passwordHash, expiresAt, actor, action, keptSession } = change;
  await tx.user.update({
    where: { id: user.id },
    data: { passwordHash, passwordExpiresAt: expiresAt, version: { increment: 1 } },
  });
  await tx.userToken.deleteMany({ where: { userId: user.id, kind: 'reset' } });
  const { count } = await tx.session.updateMany({
    where: { userId: user.id, revokedAt: null, ...(keptSession && { id: { not: keptSession } }) },
    data: { revokedAt: new Date() },
  });
  await recordAudit(tx, actor, { action, entity: 'user', entityId: user.id, label: user.name });
  await enqueueAccountMail(tx, user.email, accountMails.passwordChanged);
  return count;
}
