import 'server-only';
import { hash, verify } from '@node-rs/argon2';
import { limits } from '@/lib/content/limits';
import { messages } from '@/lib/content/messages';
import { AppError } from '@/lib/shared/errors';
import { dayMs } from '@/lib/shared/time/day-ms';
import { processLimit } from '../process-limit';

// OWASP password storage: argon2id with at least 19 MiB, 2 passes, 1 lane.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
// One hash takes a core for about 0.1 s. Two at once would block pages on a machine with two cores.
const hashesAtOnce = 1;
const limitHashing = processLimit('password hashes', hashesAtOnce);
const maxWaiting = 50;
const timeoutMs = 3000;

export function hashPassword(password: string): Promise<string> {
  return limitHashing(() => hash(password, cost));
}

const makeBusy = () => new AppError('unavailable', messages.login.busy, { retryAfterSeconds: 5 });

/** @throws AppError unavailable when the queue is full or the wait is too long. */
async function limitStrangers<T>(work: () => Promise<T>): Promise<T> {
  if (limitHashing.pendingCount >= maxWaiting) throw makeBusy();
  const asked = performance.now();
  return limitHashing(() => {
    if (performance.now() - asked > timeoutMs) throw makeBusy();
    return work();
  });
}

export const expiryOf = (isMade: boolean): Date | null =>
  isMade ? new Date(Date.now() + limits.madePasswordDays * dayMs) : null;

let decoy: Promise<string> | undefined;

/** AUTH-9: without a hash it does the same work and returns false. @throws AppError unavailable. */
export async function verifyPassword(
  password: string,
  passwordHash: string | null,
  { isKnown = true } = {},
): Promise<boolean> {
  decoy ??= hashPassword('an account that does not exist');
  const against = passwordHash ?? (await decoy);
  const match = () => verify(against, password);
  const matches = await (isKnown ? limitHashing(match) : limitStrangers(match));
  return matches && passwordHash !== null;
}
