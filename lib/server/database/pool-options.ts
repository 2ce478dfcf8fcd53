import 'server-only';
import type { PoolConfig } from 'pg';
import type { Env } from '../env-schema';
import { isServerless } from '../host';

// A visitor must not wait long; a build on a busy machine may.
const isBuild = process.env.NEXT_PHASE === 'phase-production-build';
const connectTimeoutMs = isBuild ? 30_000 : 3000;
const queryTimeoutMs = 15_000;
// Nobody watches a hanging database there.
const hostQueryTimeoutMs = isBuild ? queryTimeoutMs : 5000;
export const idleMs = 1000;

/** A transaction pooler refuses the timeout as a startup parameter, so the client stops waiting. */
export function toPoolOptions({
  DATABASE_URL,
  DIRECT_DATABASE_URL = DATABASE_URL,
}: Pick<Env, 'DATABASE_URL' | 'DIRECT_DATABASE_URL'>): PoolConfig {
  const isPooled = DIRECT_DATABASE_URL !== DATABASE_URL;
  return {
    connectionString: DATABASE_URL,
    connectionTimeoutMillis: connectTimeoutMs,
    ...(isPooled ? { query_timeout: queryTimeoutMs } : { statement_timeout: queryTimeoutMs }),
    ...(isServerless() && { query_timeout: hostQueryTimeoutMs, idleTimeoutMillis: idleMs }),
  };
}

/** A serverless host runs many processes with few requests each. */
export const poolSizes = () => (isServerless() ? { site: 4, counters: 1 } : { site: 10, counters: 2 });
