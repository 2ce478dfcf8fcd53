import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { findPasswordFault } from '@/lib/shared/accounts/new-password';
import { withLock } from '../database/migrate';

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
  const email = z.email().safeParse(text.trim());
  if (!email.success) throw new Error(`${text || 'An empty text'} is not an e-mail address.`);
  return email.data;
}

// Loaded when the settings of the database are made.
const loadUsers = () => import('@/lib/domain/users/command-mutations');

/** @throws Error when the e-mail address is taken or malformed, or the password will not do. */
export async function createAdmin(input: {
  name: string;
  email: string;
  password: string;
  isMade?: boolean;
}): Promise<{ email: string }> {
  const { createAdminByCommand } = await loadUsers();
  const { name, email, password, isMade = false } = input;
  return createAdminByCommand({ name: name.trim() || 'Admin', email: toEmail(email), password }, { isMade });
}

/** Answers how many sessions of the user ended. @throws Error when there is no such user, or the password will not do. */
export async function resetPassword(
  input: { email: string; password: string },
  options: { removesSecondFactor?: boolean; isMade?: boolean } = {},
): Promise<number> {
  const { resetPasswordByCommand } = await loadUsers();
  const { endedSessions } = await resetPasswordByCommand({ ...input, email: toEmail(input.email) }, options);
  return endedSessions;
}

type GivenAdmin = { email?: string | undefined; password?: string | undefined };

/** Makes the first admin where there is none; of several starts at once one does. Answers the password only when it was made up here. */
export function ensureFirstAdmin(
  directUrl: string,
  { email = 'admin@localhost.localdomain', password }: GivenAdmin,
): Promise<{ email: string; madePassword: string | null } | null> {
  return withLock(directUrl, setupLock, async () => {
    const { createFirstAdmin, hasAdmin } = await import('@/lib/domain/users/first-admin');
    if (await hasAdmin()) return null;
    const { commandLine } = await import('@/lib/server/audit');
    const madePassword = password ? null : makePassword();
    const person = { name: 'Admin', email: toEmail(email), password: password ?? madePassword };
    return (await createFirstAdmin(commandLine, person, { isMade: !password }))
      ? { email: person.email, madePassword }
      : null;
  });
}
