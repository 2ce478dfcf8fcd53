import 'server-only';
import type { Sales } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db';
import type { OutboxItem } from '@/prisma/generated/client';
import type { Delivery } from './dto';

/** Personal data, and large. */
export const withoutPayload = { payload: true } as const;

type Row = Pick<OutboxItem, 'id' | 'leadId' | 'createdAt' | 'nextAttemptAt' | 'sentAt'>;

export const toDelivery = (
  row: Row & Omit<Delivery, '_id' | 'enquiry' | 'createdAt' | 'nextAttemptAt' | 'sentAt'>,
): Delivery => ({
  _id: row.id,
  enquiry: row.leadId ?? '',
  label: row.label,
  kind: row.kind,
  state: row.state,
  attempts: row.attempts,
  lastError: row.lastError,
  createdAt: row.createdAt.toISOString(),
  nextAttemptAt: row.state === 'pending' ? row.nextAttemptAt.toISOString() : null,
  sentAt: row.sentAt?.toISOString() ?? null,
});

export async function listDeadDeliveries(_sales: Sales): Promise<Delivery[]> {
  const rows = await db.outboxItem.findMany({
    where: { state: 'dead' },
    orderBy: { createdAt: 'desc' },
    take: 100,
    omit: withoutPayload,
  });
  return rows.map(toDelivery);
}
