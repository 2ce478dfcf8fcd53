import 'server-only';
import { hash, verify } from '@node-rs/argon2';

// OWASP password storage: argon2id with at least 19 MiB, 2 passes, 1 lane.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const maxAtOnce = 2;

let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= maxAtOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

/** argon2id hash of a password in PHC form; at most two hashes are computed at once. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, cost));
}

let decoy: Promise<string> | undefined;

/** True when the password matches. Without a hash it does the same work and answers false (AUTH-9). */
export async function verifyPassword(password: string, passwordHash: string | null): Promise<boolean> {
  decoy ??= hashPassword('an account that does not exist');
  const against = passwordHash ?? (await decoy);
  const matches = await inTurn(() => verify(against, password));
  return matches && passwordHash !== null;
}
