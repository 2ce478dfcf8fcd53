import { db } from '@/lib/server/db';

/** How many queries that hold this text wait for a row that somebody else changes. */
export async function countLockWaits(text: string): Promise<number> {
  const rows = await db.$queryRaw<object[]>`
    select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
      and query like ${`%${text}%`}`;
  return rows.length;
}
