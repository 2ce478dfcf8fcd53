import 'server-only';
import { Pool, type QueryConfig } from 'pg';
import { env } from './env';
import { log } from './log';
import { toPoolOptions } from './pool-options';

const globals = globalThis as typeof globalThis & { builderPool?: Pool };

function connect(): Pool {
  const pool = new Pool({ ...toPoolOptions(env), max: 2 });
  pool.on('error', () => log.warn('database connection lost'));
  return pool;
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
