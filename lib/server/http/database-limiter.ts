import 'server-only';
import { RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible';
import { counterStore } from '../pool';

type Window = { points: number; duration: number; keyPrefix: string };

/** Counts in Postgres, for all processes together; unless told otherwise, what is over the limit is refused from memory alone. */
export const makeDatabaseLimiter = (window: Window, { refusesFromMemory = true } = {}) =>
  new RateLimiterPostgres({
    ...window,
    ...counterStore,
    tableName: 'rate_limit',
    tableCreated: true,
    ...(refusesFromMemory && { inMemoryBlockOnConsumed: window.points + 1 }),
    // While the database is away each process counts for itself.
    insuranceLimiter: new RateLimiterMemory(window),
  });
