import 'server-only';
import { passwordAgainText } from '@/lib/shared/accounts/password-again';
import { AppError } from '@/lib/shared/errors';
import { db } from '../db';
import { requireOwnPassword } from './own-password';
import type { Staff } from './viewer';

const goodForMs = 10 * 60_000;

/** Protects an unlocked screen. @throws AppError forbidden unless the password was typed lately. */
export function requireRecentPassword({ passwordAt }: Staff): void {
  if (Date.now() - passwordAt.getTime() <= goodForMs) return;
  throw new AppError('forbidden', passwordAgainText, { fields: { password: passwordAgainText } });
}

/** @throws AppError invalid, too_many. */
export async function confirmPassword({ userId, sessionId }: Staff, password: string): Promise<void> {
  await requireOwnPassword(userId, password, 'password');
  await db.session.updateMany({ where: { id: sessionId }, data: { passwordAt: new Date() } });
}
