import 'server-only';
import { counterStore } from '../writes/counter-store';

const freeFailures = 5;
const longestWaitMs = 5 * 60_000;
/** Long, so that guessing in turns gains nothing. */
const memoryMs = 60 * 60_000;

export const waitAfterMs = (attempts: number): number =>
  attempts < freeFailures ? 0 : Math.min(1000 * 2 ** (attempts - freeFailures), longestWaitMs);

const waitsMs = Array.from({ length: 14 }, (_, index) => waitAfterMs(index + 1));

const query = async (text: string, values: unknown[]) =>
  (await counterStore.storeClient.query({ text, values })).rows;

// One statement, so that simultaneous attempts all count. A future time means that a clock was set back.
const countText = `
  insert into rate_limit as r (key, points, expire) values ($1, 1, $2::bigint + $3::bigint)
  on conflict (key) do update
  set points = case when r.expire <= $2 then 1 else r.points + 1 end, expire = $2::bigint + $3::bigint
  where r.expire <= $2 or r.expire > $2::bigint + $3::bigint + $5::bigint
    or r.expire - $3::bigint + ($4::bigint[])[least(r.points, cardinality($4::bigint[]))] <= $2
  returning points`;

export async function countAttempt(key: string): Promise<number> {
  const now = Date.now();
  const counted = await query(countText, [key, now, memoryMs, waitsMs, longestWaitMs]);
  if (counted.length > 0) return 0;
  const [row] = await query('select points, expire from rate_limit where key = $1', [key]);
  if (!row) return 1;
  return Math.max(1, Number(row.expire) - memoryMs + waitAfterMs(Number(row.points)) - now);
}

export async function forgetAttempts(key: string): Promise<void> {
  await query('delete from rate_limit where key = $1', [key]);
}
