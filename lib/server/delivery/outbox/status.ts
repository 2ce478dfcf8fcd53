import 'server-only';
import { enquiryLimits } from '@/lib/content/enquiries/enquiries';
import type { MailPart } from '@/lib/content/mail/mail';
import { db } from '@/lib/server/db';
import { listMissingMailParts } from '../email/setup';

/** The alarm watches mails whose key begins so. */
export const teamKeyPrefix = 'team-';

export type OutboxStatus = {
  missingMailParts: MailPart[];
  overdueLeads: number;
  waiting: number;
  dead: number;
};

export async function getOutboxStatus(): Promise<OutboxStatus> {
  const missingMailParts = await listMissingMailParts();
  const isMailSetUp = missingMailParts.length === 0;
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
    missingMailParts,
    overdueLeads: isMailSetUp ? overdue.length : 0,
    waiting,
    dead,
  };
}
