import 'server-only';
import type { Pool, QueryConfig, QueryResult } from 'pg';
import { oncePerProcess } from '../bridge.cjs';
import { openPool } from '../database/pool';
import { poolSizes } from '../database/pool-options';
import { log } from '../log';
import { makeBatches } from './batches';

function connect(): Pool {
  const counters = openPool(poolSizes().counters);
  counters.on('error', () => log.warn('database connection lost'));
  return counters;
}

const pool = oncePerProcess('counter pool', connect);

/** Times in milliseconds. */
type Count = { key: string; points: number; expire: number; now: number };

async function count(counts: Count[]): Promise<QueryResult[]> {
  // One order for all, so that two statements cannot deadlock.
  const ordered = counts.toSorted((one, other) => (one.key < other.key ? -1 : 1));
  const { rows, ...result } = await pool.query<{ key: string }>({
    text: `
      insert into rate_limit (key, points, expire)
      select * from unnest($1::text[], $2::int[], $3::bigint[])
      on conflict (key) do update set
        points = case when rate_limit.expire <= $4 then excluded.points else rate_limit.points + excluded.points end,
        expire = case when rate_limit.expire <= $4 then excluded.expire else rate_limit.expire end
      returning key, points, expire`,
    values: [
      ordered.map(({ key }) => key),
      ordered.map(({ points }) => points),
      ordered.map(({ expire }) => expire),
      Math.max(...counts.map(({ now }) => now)),
    ],
  });
  return counts.map(({ key }) => ({ ...result, rows: rows.filter((row) => row.key === key) }));
}

const countInBatches = makeBatches({
  write: count,
  keysOf: ({ key }) => [key],
  batchesAtOnce: poolSizes().counters,
  mostInBatch: 50,
});

/** No statement names: behind a transaction pooler the next query may use another connection. */
export const counterStore = {
  storeType: 'pool',
  storeClient: {
    query: ({ name, text, values = [] }: QueryConfig) => {
      if (!name?.endsWith(':rlflx-upsert')) return pool.query({ text, values });
      const [key, points, expire, now] = values as [string, number, number, number];
      return countInBatches({ key, points, expire, now });
    },
  },
};
