import 'server-only';
import { RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible';
import { counterStore } from '../pool';

type Window = { points: number; duration: number; keyPrefix: string };

/** Counts in Postgres, for all processes together; what is over the limit is refused from memory alone. */
export const makeDatabaseLimiter = (window: Window) =>
  new RateLimiterPostgres({
    ...window,
    ...counterStore,
    tableName: 'rate_limit',
    tableCreated: true,
    inMemoryBlockOnConsumed: window.points + 1,
    // While the database is away each process counts for itself.
    insuranceLimiter: new RateLimiterMemory(window),
  });
