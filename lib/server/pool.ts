import 'server-only';
import { Pool } from 'pg';
import { env } from './env';
import { log } from './log';

const globals = globalThis as typeof globalThis & { builderPool?: Pool };

function connect(): Pool {
  const pool = new Pool({ connectionString: env.DATABASE_URL, max: 2, connectionTimeoutMillis: 3000 });
  pool.on('error', () => log.warn('database connection lost'));
  return pool;
}

/** A small pool of plain connections for the libraries that speak `pg`. */
export const pool: Pool = globals.builderPool ?? connect();
globals.builderPool = pool;
