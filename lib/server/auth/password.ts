import 'server-only';
import { hash, verify } from '@node-rs/argon2';
import { limits } from '@/lib/content/limits';
import { processLimit } from '../process-limit';

// OWASP password storage: argon2id with at least 19 MiB, 2 passes, 1 lane.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const limitHashing = processLimit('password hashes', 2);

/** argon2id hash of a password in PHC form; at most two hashes are computed at once. */
export function hashPassword(password: string): Promise<string> {
  return limitHashing(() => hash(password, cost));
}

/** When a password stops to work that a command made up and nobody has changed; null for one that a person chose. */
export const expiryOf = (isMade: boolean): Date | null =>
  isMade ? new Date(Date.now() + limits.madePasswordDays * 86_400_000) : null;

let decoy: Promise<string> | undefined;

/** True when the password matches. Without a hash it does the same work and answers false (AUTH-9). */
export async function verifyPassword(password: string, passwordHash: string | null): Promise<boolean> {
  decoy ??= hashPassword('an account that does not exist');
  const against = passwordHash ?? (await decoy);
  const matches = await limitHashing(() => verify(against, password));
  return matches && passwordHash !== null;
}
