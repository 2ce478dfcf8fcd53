import 'server-only';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { counterStore } from './counter-store';

type Window = { points: number; duration: number; keyPrefix: string };

/** A window that ends later than a new one was begun by a clock that was set back: it is over. */
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
