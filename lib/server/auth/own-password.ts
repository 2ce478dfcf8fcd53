import 'server-only';
import { AppError } from '@/lib/shared/errors';
import { db } from '../db';
import { clearPasswordAttempts, countPasswordAttempt } from './login-limit';
import { verifyPassword } from './password';

/**
 * Whether who is signed in knows their password. Guessing is limited.
 * @throws AppError invalid, with the field, when it is wrong; too_many.
 */
export async function requireOwnPassword(userId: string, password: string, field: string): Promise<void> {
  await countPasswordAttempt(userId);
  const user = await db.user.findUnique({ where: { id: userId }, select: { passwordHash: true } });
  if (!(await verifyPassword(password, user?.passwordHash ?? null))) {
    // Not 401: the session is right, and must not be cleared.
    const message = 'The current password is not right.';
    throw new AppError('invalid', message, { fields: { [field]: message } });
  }
  await clearPasswordAttempts(userId);
}
