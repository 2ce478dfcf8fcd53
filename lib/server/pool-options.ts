import 'server-only';
import type { PoolConfig } from 'pg';
import type { Env } from './env-schema';
import { isServerless } from './host';

// A visitor is not kept waiting; a build on a busy machine may wait.
const isBuild = process.env.NEXT_PHASE === 'phase-production-build';
const connectTimeoutMs = isBuild ? 30_000 : 3000;
const queryTimeoutMs = 15_000;
// Nobody watches there for a database that hangs.
const hostQueryTimeoutMs = isBuild ? queryTimeoutMs : 5000;
/** How long a serverless host keeps a connection that nobody uses, and the process that has it. */
export const idleMs = 1000;

/**
 * How the site connects to its database, and how long a query may take. The server ends a query that takes longer; a
 * transaction pooler refuses to be told so at the start of a connection, and behind one we stop waiting ourselves.
 */
export function toPoolOptions({
  DATABASE_URL,
  DIRECT_DATABASE_URL = DATABASE_URL,
}: Pick<Env, 'DATABASE_URL' | 'DIRECT_DATABASE_URL'>): PoolConfig {
  const isPooled = DIRECT_DATABASE_URL !== DATABASE_URL;
  return {
    connectionString: DATABASE_URL,
    connectionTimeoutMillis: connectTimeoutMs,
    ...(isPooled ? { query_timeout: queryTimeoutMs } : { statement_timeout: queryTimeoutMs }),
    // An instance stays awake until they are closed.
    ...(isServerless() && { query_timeout: hostQueryTimeoutMs, idleTimeoutMillis: idleMs }),
  };
}

/** How many connections a process may open: a serverless host runs many processes, each for a few requests. */
export const poolSizes = () => (isServerless() ? { site: 4, counters: 1 } : { site: 10, counters: 2 });
