import 'server-only';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { messages } from '@/lib/content/messages';
import { AppError } from '@/lib/shared/errors';
import { counterStore } from '../pool';

function limiter(keyPrefix: string, points: number): RateLimiterPostgres {
  const window = { points, duration: 15 * 60 };
  return new RateLimiterPostgres({
    ...window,
    ...counterStore,
    tableName: 'rate_limit',
    tableCreated: true,
    keyPrefix,
    // While the database is away each process counts for itself.
    insuranceLimiter: new RateLimiterMemory({ ...window, keyPrefix }),
  });
}

const byAccount = limiter('login-account', 10);
const byAddress = limiter('login-address', 100);
const passwordByUser = limiter('password-user', 10);
const linkByAddress = limiter('link-address', 30);
const setupByAddress = limiter('setup-address', 10);
const resetByAccount = limiter('reset-account', 5);
const resetByAddress = limiter('reset-address', 30);

async function consume(limit: RateLimiterPostgres, key: string): Promise<void> {
  try {
    await limit.consume(key);
  } catch (reason) {
    if (!(reason instanceof RateLimiterRes)) throw reason;
    const retryAfterSeconds = Math.ceil(reason.msBeforeNext / 1000);
    throw new AppError('too_many', messages.login.tooMany, { retryAfterSeconds });
  }
}

/** Counts one attempt before its password is hashed. @throws AppError too_many, with the seconds to wait. */
export async function countLoginAttempt(email: string, address: string): Promise<void> {
  await consume(byAddress, address);
  await consume(byAccount, `${email}|${address}`);
}

/** A successful log-in clears the count of its account from its address, and is not held against the address. */
export async function clearLoginAttempts(email: string, address: string): Promise<void> {
  await Promise.all([byAccount.delete(`${email}|${address}`), byAddress.reward(address)]);
}

/** Counts one attempt to name one's current password. @throws AppError too_many. */
export const countPasswordAttempt = (userId: string): Promise<void> => consume(passwordByUser, userId);

export async function clearPasswordAttempts(userId: string): Promise<void> {
  await passwordByUser.delete(userId);
}

/** Counts one attempt to use the link of an invitation or of a mail. @throws AppError too_many. */
export const countLinkAttempt = (address: string): Promise<void> => consume(linkByAddress, address);

/** Counts one attempt to set the site up. @throws AppError too_many. */
export const countSetupAttempt = (address: string): Promise<void> => consume(setupByAddress, address);

/** Counts one wish for a link to a new password, for a known and an unknown account alike. @throws AppError too_many. */
export async function countResetRequest(email: string, address: string): Promise<void> {
  await consume(resetByAddress, address);
  await consume(resetByAccount, email);
}
