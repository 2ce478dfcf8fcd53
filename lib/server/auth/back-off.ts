import 'server-only';
import { counterStore } from '../pool';

const freeFailures = 5;
const longestWaitMs = 5 * 60_000;
/** So long after the last attempt all is forgotten: guessing in turns gains nothing on waiting. */
const memoryMs = 60 * 60_000;

/** What the nth attempt in a row that did not succeed makes the next one wait. */
export const waitAfterMs = (attempts: number): number =>
  attempts < freeFailures ? 0 : Math.min(1000 * 2 ** (attempts - freeFailures), longestWaitMs);

/** By number of attempts, up to the first that makes wait the longest. */
const waitsMs = Array.from({ length: 14 }, (_, index) => waitAfterMs(index + 1));

const query = async (text: string, values: unknown[]) =>
  (await counterStore.storeClient.query({ text, values })).rows;

// One statement, so that of many attempts at one moment each counts. A time that lies ahead is that of a clock that was set back.
const countText = `
  insert into rate_limit as r (key, points, expire) values ($1, 1, $2::bigint + $3::bigint)
  on conflict (key) do update
  set points = case when r.expire <= $2 then 1 else r.points + 1 end, expire = $2::bigint + $3::bigint
  where r.expire <= $2 or r.expire > $2::bigint + $3::bigint + $5::bigint
    or r.expire - $3::bigint + ($4::bigint[])[least(r.points, cardinality($4::bigint[]))] <= $2
  returning points`;

/** Counts an attempt, unless the one before makes it wait: then it answers the milliseconds that are left, else 0. */
export async function countAttempt(key: string): Promise<number> {
  const now = Date.now();
  const counted = await query(countText, [key, now, memoryMs, waitsMs, longestWaitMs]);
  if (counted.length > 0) return 0;
  const [row] = await query('select points, expire from rate_limit where key = $1', [key]);
  // Cleared by a success meanwhile, it may be tried again at once.
  if (!row) return 1;
  return Math.max(1, Number(row.expire) - memoryMs + waitAfterMs(Number(row.points)) - now);
}

export async function forgetAttempts(key: string): Promise<void> {
  await query('delete from rate_limit where key = $1', [key]);
}
