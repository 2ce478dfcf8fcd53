import 'server-only';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { tooManyText } from '@/lib/content/enquiries';
import { AppError } from '@/lib/shared/errors';
import { counterStore } from '../pool';

export type Limit = (key: string) => Promise<void>;

/**
 * A rate limit in Postgres, for all processes together; what is over it is refused from memory alone.
 * The limit @throws AppError too_many, with the seconds to wait and the number to call instead.
 */
export function makeLimit(
  keyPrefix: string,
  { points, seconds }: { points: number; seconds: number },
  findPhone: () => Promise<string>,
): Limit {
  const window = { points, duration: seconds, keyPrefix };
  const limiter = new RateLimiterPostgres({
    ...window,
    ...counterStore,
    tableName: 'rate_limit',
    tableCreated: true,
    inMemoryBlockOnConsumed: points + 1,
    // While the database is away each process counts for itself.
    insuranceLimiter: new RateLimiterMemory(window),
  });
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
