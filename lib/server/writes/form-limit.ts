import 'server-only';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { tooManyText } from '@/lib/content/enquiries/enquiries';
import { AppError } from '@/lib/shared/errors';
import { makeDatabaseLimiter } from './database-limiter';

export type Limit = (key: string) => Promise<void>;

type Window = { points: number; seconds: number };

/** Counts across all processes. The limit @throws AppError too_many. */
export function makeLimit(
  keyPrefix: string,
  { points, seconds }: Window,
  findPhone: () => Promise<string>,
): Limit {
  const limiter = makeDatabaseLimiter({ points, duration: seconds, keyPrefix });
  return async (key) => {
    try {
      await limiter.consume(key.slice(0, 200));
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) throw reason;
      const retryAfterSeconds = Math.ceil(reason.msBeforeNext / 1000);
      const minutes = Math.ceil(retryAfterSeconds / 60);
      throw new AppError('too_many', tooManyText(minutes, await findPhone()), { retryAfterSeconds });
    }
  };
}

export function makeCeiling(
  keyPrefix: string,
  { points, seconds }: Window,
): (key: string) => Promise<boolean> {
  const limiter = makeDatabaseLimiter({ points, duration: seconds, keyPrefix });
  return async (key) => {
    try {
      await limiter.consume(key.slice(0, 200));
      return false;
    } catch (reason) {
      if (reason instanceof RateLimiterRes) return true;
      throw reason;
    }
  };
}
