import 'server-only';
import { createHash } from 'node:crypto';
import { type RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { loginLimits } from '@/lib/content/accounts/login-limits';
import { messages } from '@/lib/content/messages';
import { AppError } from '@/lib/shared/errors';
import { makeDatabaseLimiter } from '../writes/database-limiter';
import { countAttempt, forgetAttempts } from './back-off';
import { clientNetwork } from './client-address';

// No counts in memory: a success takes a count back in every process.
const limiter = (keyPrefix: string, { points, seconds }: { points: number; seconds: number }) =>
  makeDatabaseLimiter({ keyPrefix, points, duration: seconds }, { refusesFromMemory: false });

const byNetwork = limiter('login-network', loginLimits.network);
const devicesByNetwork = limiter('login-devices', loginLimits.devices);
const passwordByUser = limiter('password-user', loginLimits.passwordOfUser);
const linkByNetwork = limiter('link-network', loginLimits.linkOfNetwork);
const setupByNetwork = limiter('setup-network', loginLimits.setupOfNetwork);
const resetByAccount = limiter('reset-account', loginLimits.resetOfAccount);
const resetByNetwork = limiter('reset-network', loginLimits.resetOfNetwork);

function tooMany(waitMs: number): AppError {
  const retryAfterSeconds = Math.ceil(waitMs / 1000);
  return new AppError('too_many', messages.login.tooManyFor(retryAfterSeconds), { retryAfterSeconds });
}

async function consume(limit: RateLimiterPostgres, key: string): Promise<void> {
  try {
    await limit.consume(key);
  } catch (reason) {
    if (!(reason instanceof RateLimiterRes)) throw reason;
    throw tooMany(reason.msBeforeNext);
  }
}

async function consumeOfNetwork(network: string): Promise<void> {
  try {
    await byNetwork.consume(network);
  } catch (reason) {
    if (!(reason instanceof RateLimiterRes)) throw reason;
    const known = await devicesByNetwork.get(network);
    const devices = Math.min(known?.consumedPoints ?? 0, devicesByNetwork.points);
    if (reason.consumedPoints > byNetwork.points + devices * loginLimits.attemptsOfDevice)
      throw tooMany(reason.msBeforeNext);
  }
}

export type LoginAttempt = { email: string; network: string; device: string | null };

const accountKey = (email: string) => `login-account:${createHash('sha256').update(email).digest('hex')}`;
const keyOf = ({ email, device }: LoginAttempt) =>
  device === null ? accountKey(email) : `login-device:${device}`;

/** Known and unknown accounts count alike; a known device counts separately. @throws AppError too_many. */
export async function countLoginAttempt(attempt: LoginAttempt): Promise<void> {
  if (attempt.device === null) await consumeOfNetwork(attempt.network);
  const waitMs = await countAttempt(keyOf(attempt));
  if (waitMs > 0) throw tooMany(waitMs);
}

export async function clearLoginAttempts(attempt: LoginAttempt): Promise<void> {
  await forgetAttempts(keyOf(attempt));
  if (attempt.device !== null) return;
  await Promise.all([byNetwork.reward(attempt.network), devicesByNetwork.penalty(attempt.network)]);
}

export const forgetAccountAttempts = (email: string): Promise<void> => forgetAttempts(accountKey(email));

/** @throws AppError too_many. */
export const countPasswordAttempt = (userId: string): Promise<void> => consume(passwordByUser, userId);

export async function clearPasswordAttempts(userId: string): Promise<void> {
  await passwordByUser.delete(userId);
}

/** @throws AppError too_many. */
export const countLinkAttempt = (requestHeaders: Headers): Promise<void> =>
  consume(linkByNetwork, clientNetwork(requestHeaders));

/** @throws AppError too_many. */
export const countSetupAttempt = (requestHeaders: Headers): Promise<void> =>
  consume(setupByNetwork, clientNetwork(requestHeaders));

/** Counts known and unknown accounts alike. @throws AppError too_many. */
export async function countResetRequest(email: string, requestHeaders: Headers): Promise<void> {
  await consume(resetByNetwork, clientNetwork(requestHeaders));
  await consume(resetByAccount, email);
}
