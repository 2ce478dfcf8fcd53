import 'server-only';
import type { Pool, QueryConfig } from 'pg';
import { closeBeforeSleep } from './close-before-sleep';
import { env } from './env';
import { isServerless } from './host';
import { log } from './log';
import { idleMs, poolSizes, toPoolOptions } from './pool-options';
import { UtcPool } from './utc-client.cjs';

/** Ends what waits on a pool for a database that does not answer. */
export type DatabaseGuard = { guard(pool: Pool): void };

/** Set by the server of `scripts/server`. A build, a command, `next dev` and a serverless host have none. */
export type DatabaseGuards = { builderDatabaseGuard?: DatabaseGuard };

const globals = globalThis as typeof globalThis & DatabaseGuards & { builderPool?: Pool };

/** A pool whose idle connections a serverless host lets the process close before it is suspended. */
export function openPool(max: number): Pool {
  const opened = new UtcPool({ ...toPoolOptions(env), max });
  if (isServerless()) closeBeforeSleep(opened, idleMs);
  globals.builderDatabaseGuard?.guard(opened);
  return opened;
}

function connect(): Pool {
  const counters = openPool(poolSizes().counters);
  counters.on('error', () => log.warn('database connection lost'));
  return counters;
}

const pool: Pool = globals.builderPool ?? connect();
globals.builderPool = pool;

/**
 * A small pool of plain connections for the counters of attempts. They name their statements; behind a transaction
 * pooler the next query may meet another connection, which knows no such name, so the names are left out.
 */
export const counterStore = {
  storeType: 'pool',
  storeClient: { query: ({ text, values }: QueryConfig) => pool.query({ text, values }) },
};
