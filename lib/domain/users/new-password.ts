import 'server-only';
import { toSetting } from '@/lib/domain/settings/row';
import { isCommonPassword } from '@/lib/server/auth/common-passwords';
import { hashPassword } from '@/lib/server/auth/password';
import { db } from '@/lib/server/db';
import { readIdentity } from '@/lib/server/pictures/identity';
import { findPasswordFault, guessedFirst } from '@/lib/shared/accounts/new-password';
import { AppError } from '@/lib/shared/errors';

async function listNames(): Promise<string[]> {
  const row = await db.setting.findUnique({ where: { part: 'contact' }, include: { pictures: true } });
  const { address, city, state, registeredName } = toSetting('contact', row).value;
  const { name, shortName } = await readIdentity(db);
  return [name, shortName, registeredName, ...address, city, state];
}

type Choice = { email: string; field?: string };

/** @throws AppError invalid, with the field, for a short or common password. */
export async function hashNewPassword(
  password: string,
  { email, field = 'password' }: Choice,
): Promise<string> {
  const fault =
    findPasswordFault(password, email) ??
    ((await isCommonPassword(password, await listNames())) ? guessedFirst : null);
  if (fault) throw new AppError('invalid', fault, { fields: { [field]: fault } });
  return hashPassword(password);
}
