import 'server-only';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { counterStore } from './pool';

type Window = { points: number; duration: number; keyPrefix: string };

/** A window that ends later than one that begins now was begun by a clock that has been set back since: it is over. */
class DatabaseLimiter extends RateLimiterPostgres {
  override async consume(...asked: Parameters<RateLimiterPostgres['consume']>): Promise<RateLimiterRes> {
    try {
      return await super.consume(...asked);
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes) || reason.msBeforeNext <= this.msDuration) throw reason;
      await this.delete(asked[0]);
      return super.consume(...asked);
    }
  }
}

/** Counts in Postgres, for all processes together; unless told otherwise, what is over the limit is refused from memory alone. */
export const makeDatabaseLimiter = (window: Window, { refusesFromMemory = true } = {}) =>
  new DatabaseLimiter({
    ...window,
    ...counterStore,
    tableName: 'rate_limit',
    tableCreated: true,
    ...(refusesFromMemory && { inMemoryBlockOnConsumed: window.points + 1 }),
    // While the database is away each process counts for itself.
    insuranceLimiter: new RateLimiterMemory(window),
  });
