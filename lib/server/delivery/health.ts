import 'server-only';
import { db } from '../db';
import { log } from '../log';
import { getOutboxStatus, type OutboxStatus } from './outbox/status';

export type Health = {
  /** `alarm`: the site works, but the team was not notified of a lead for too long. */
  status: 'ok' | 'alarm' | 'unavailable';
  outbox: OutboxStatus | null;
};

/** Never throws. */
export async function getHealth(): Promise<Health> {
  try {
    await db.$queryRaw`select 1`;
    const outbox = await getOutboxStatus();
    return { status: outbox.overdueLeads > 0 ? 'alarm' : 'ok', outbox };
  } catch (error) {
    log.warn({ code: (error as { code?: string }).code }, 'not ready');
    return { status: 'unavailable', outbox: null };
  }
}
