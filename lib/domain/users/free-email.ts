import 'server-only';
import type { Tx } from '@/lib/server/db';
import { AppError } from '@/lib/shared/errors';

/** @throws AppError conflict, with the field. */
export async function requireFreeEmail(tx: Tx, email: string): Promise<void> {
  if (!(await tx.user.findUnique({ where: { email }, select: { id: true } }))) return;
  const message = 'There is already a user with this e-mail address.';
  throw new AppError('conflict', message, { fields: { email: message } });
}
