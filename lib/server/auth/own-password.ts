import 'server-only';
import { AppError } from '@/lib/shared/errors';
import { db } from '../db';
import { clearPasswordAttempts, countPasswordAttempt } from './login-limit';
import { verifyPassword } from './password';

/** Limits guessing. @throws AppError invalid with the field; too_many. */
export async function requireOwnPassword(userId: string, password: string, field: string): Promise<void> {
  await countPasswordAttempt(userId);
  const user = await db.user.findUnique({ where: { id: userId }, select: { passwordHash: true } });
  if (!(await verifyPassword(password, user?.passwordHash ?? null))) {
    // Not 401: the session is valid and must not be cleared.
    const message = 'The current password is wrong.';
    throw new AppError('invalid', message, { fields: { [field]: message } });
  }
  await clearPasswordAttempts(userId);
}
