import { db } from '@/lib/server/db';
import { runOutbox } from '@/lib/server/delivery/outbox/run';

/** Time passes: what waits for its next attempt, or for the end of a lost one, is due. */
export const passTime = () =>
  db.outboxItem.updateMany({ where: { state: 'pending' }, data: { nextAttemptAt: new Date(0) } });

/** Sends once what waits, as if its time had come. */
export async function runWaiting(): Promise<void> {
  await passTime();
  await runOutbox();
}

/** Does so until nothing waits any more. */
export async function drain(): Promise<void> {
  for (let round = 0; round < 50; round += 1) {
    await runWaiting();
    if ((await db.outboxItem.count({ where: { state: 'pending' } })) === 0) return;
  }
}
