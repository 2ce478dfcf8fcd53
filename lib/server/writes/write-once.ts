import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';
import { outage } from '@/lib/content/pages/outage';
import { AppError } from '@/lib/shared/errors';
import { isDatabaseAway } from '../database/database-away';
import { db, type Tx } from '../db';

const maxAttempts = 3;
/** No retry after a longer wait: the visitor waits too. */
const retryWithinMs = 2000;
/** Milliseconds to find out whether something was stored. */
const settleWithinMs = 2000;
const settleEveryMs = 250;

const transaction = { maxWait: 15_000, timeout: 15_000 };

/** Retries when the commit breaks off, so `write` must be idempotent. @throws AppError unsettled when the result stays unknown. */
export async function writeOnce<T>(write: (tx: Tx) => Promise<T>): Promise<T> {
  const asked = performance.now();
  let unsettledAt: number | undefined;
  for (let attempt = 1; ; attempt += 1) {
    let isCommitting = false;
    try {
      return await db.$transaction(async (tx) => {
        const written = await write(tx);
        isCommitting = true;
        return written;
      }, transaction);
    } catch (error) {
      if (error instanceof AppError) throw error;
      if (isCommitting && isDatabaseAway(error)) unsettledAt ??= performance.now();
      if (unsettledAt === undefined) {
        if (attempt === maxAttempts || performance.now() - asked > retryWithinMs) throw error;
      } else if (performance.now() - unsettledAt > settleWithinMs) {
        throw new AppError('unsettled', outage.unsettled, { cause: error, retryAfterSeconds: 5 });
      } else await wait(settleEveryMs);
    }
  }
}
