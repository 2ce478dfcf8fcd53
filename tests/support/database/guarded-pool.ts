import pg from 'pg';
import { expect } from 'vitest';
import { SerialPg } from '@/lib/server/database/serial-pg';
import { PrismaClient } from '@/prisma/generated/client';
import { DatabaseHealth } from '@/server/database/database-health';
import { waitFor } from '../wait-for';
import { openDatabaseLine } from './database-line';

/** A pool of connections over a line that can be cut, with the guard that looks whether the database answers. */
export async function openGuardedPool(connections: number) {
  const line = await openDatabaseLine(process.env.DATABASE_URL ?? '');
  const health = new DatabaseHealth(line.url);
  const pool = new pg.Pool({ connectionString: line.url, max: connections });
  pool.on('error', () => {});
  health.guard(pool);
  const client = new PrismaClient({ adapter: new SerialPg(pool) });
  return {
    line,
    health,
    pool,
    client,
    ask: async () => (await pool.query('select 1 as one')).rows,
    isBack: () => waitFor(async () => expect(await health.isAnswering()).toBe(true)),
    async close() {
      await line.stop();
      await client.$disconnect();
      await pool.end();
      await health.end();
    },
  };
}

export type GuardedPool = Awaited<ReturnType<typeof openGuardedPool>>;
