import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { findPasswordFault } from '@/lib/shared/accounts/new-password';
import { withLock } from '../database/migrate';

/** Held while content and the first admin are made, so that concurrent starts make them once. */
export const setupLock = 72_707_370;

export const makePassword = () => randomBytes(18).toString('base64url');

/** @throws Error when the password is too short or common. */
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

// Loaded once the settings of the database exist.
const loadUsers = () => import('@/lib/domain/users/command-mutations');

/** @throws Error for a taken or malformed address, or a bad password. */
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

/** @throws Error for an unknown user or a bad password. */
export async function resetPassword(
  input: { email: string; password: string },
  options: { removesSecondFactor?: boolean; isMade?: boolean } = {},
): Promise<number> {
  const { resetPasswordByCommand } = await loadUsers();
  const { endedSessions } = await resetPasswordByCommand({ ...input, email: toEmail(input.email) }, options);
  return endedSessions;
}

type GivenAdmin = { email?: string | undefined; password?: string | undefined };

/** Only one of several concurrent starts makes it. Returns a generated password only. */
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
