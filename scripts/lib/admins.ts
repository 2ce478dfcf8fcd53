import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { findPasswordFault } from '@/lib/shared/new-password';
import { withLock } from './migrate';

/** Taken while content and the first admin are made, so that several starts at once make them once. */
export const setupLock = 72_707_370;

export const makePassword = () => randomBytes(18).toString('base64url');

/** @throws Error with a sentence when the password is too short or among those that are guessed first. */
export function checkNewPassword(password: string): string {
  const fault = findPasswordFault(password);
  if (fault) throw new Error(fault.endsWith('.') ? fault : `${fault}.`);
  return password;
}

function toEmail(text: string): string {
  const email = z.email().safeParse(text.trim().toLowerCase());
  if (!email.success) throw new Error(`${text || 'An empty text'} is not an e-mail address.`);
  return email.data;
}

async function modules() {
  const [{ db }, { hashPassword }] = await Promise.all([
    import('@/lib/server/db'),
    import('@/lib/server/auth/password'),
  ]);
  return { db, hashPassword };
}

/** Adds an admin. @throws Error when the e-mail address is taken or malformed, or the password too short. */
export async function createAdmin(input: {
  name: string;
  email: string;
  password: string;
}): Promise<{ email: string }> {
  const { db, hashPassword } = await modules();
  const email = toEmail(input.email);
  const name = input.name.trim() || 'Admin';
  if (await db.user.findUnique({ where: { email } }))
    throw new Error(`There is a user with the e-mail address ${email} already.`);
  const passwordHash = await hashPassword(checkNewPassword(input.password));
  return db.user.create({ data: { name, email, passwordHash, role: 'admin' }, select: { email: true } });
}

/** Gives a user a new password and ends all of their sessions. Answers how many were ended. */
export async function resetPassword(input: { email: string; password: string }): Promise<number> {
  const { db, hashPassword } = await modules();
  const email = toEmail(input.email);
  const user = await db.user.findUnique({ where: { email } });
  if (!user) throw new Error(`There is no user with the e-mail address ${email}.`);
  const passwordHash = await hashPassword(checkNewPassword(input.password));
  const [, ended] = await db.$transaction([
    db.user.update({ where: { id: user.id }, data: { passwordHash, version: { increment: 1 } } }),
    db.session.updateMany({ where: { userId: user.id, revokedAt: null }, data: { revokedAt: new Date() } }),
    db.userToken.deleteMany({ where: { userId: user.id, kind: 'reset' } }),
  ]);
  return ended.count;
}

/** Makes the first admin where there is none. Answers the password only when it was made up here. */
export function ensureFirstAdmin(
  directUrl: string,
  wanted: { email?: string | undefined; password?: string | undefined },
): Promise<{ email: string; madePassword: string | null } | null> {
  return withLock(directUrl, setupLock, async () => {
    const { db } = await modules();
    if ((await db.user.count({ where: { role: 'admin' } })) > 0) return null;
    const madePassword = wanted.password ? null : makePassword();
    const { email } = await createAdmin({
      name: 'Admin',
      email: wanted.email ?? 'admin@localhost.localdomain',
      password: wanted.password ?? (madePassword as string),
    });
    return { email, madePassword };
  });
}
