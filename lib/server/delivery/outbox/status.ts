import 'server-only';
import { enquiryLimits } from '@/lib/content/enquiries';
import { db } from '@/lib/server/db';
import { listMissingMailSettings } from '../email/setup';

/** Begins the idempotency keys of what tells the team of a lead: what the alarm watches. */
export const teamKeyPrefix = 'team-';

export type OutboxStatus = {
  /** Names of the settings that mail still needs. */
  missingMailSettings: string[];
  /** Leads that the team was not told of for longer than the alarm allows. */
  overdueLeads: number;
  waiting: number;
  dead: number;
};

/** How the outbox stands. */
export async function getOutboxStatus(): Promise<OutboxStatus> {
  const missingMailSettings = await listMissingMailSettings();
  // Without mail nobody expects any: the inbox says so on its own.
  const isMailSetUp = missingMailSettings.length === 0;
  const since = new Date(Date.now() - enquiryLimits.alarmAfterMs);
  const [overdue, waiting, dead] = await Promise.all([
    db.outboxItem.findMany({
      where: {
        state: { not: 'sent' },
        leadId: { not: null },
        idempotencyKey: { startsWith: teamKeyPrefix },
        createdAt: { lt: since },
      },
      distinct: ['leadId'],
      select: { leadId: true },
      take: 1000,
    }),
    db.outboxItem.count({ where: { state: 'pending' } }),
    db.outboxItem.count({ where: { state: 'dead' } }),
  ]);
  return {
    missingMailSettings,
    overdueLeads: isMailSetUp ? overdue.length : 0,
    waiting,
    dead,
  };
}
