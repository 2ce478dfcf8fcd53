import 'server-only';
import type { Sales } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db';
import type { Prisma } from '@/prisma/generated/client';
import type { Delivery } from './dto';

export const deliverySelect = {
  id: true,
  leadId: true,
  label: true,
  kind: true,
  state: true,
  attempts: true,
  lastError: true,
  createdAt: true,
  nextAttemptAt: true,
  sentAt: true,
} satisfies Prisma.OutboxItemSelect;

export const toDelivery = (
  row: Prisma.OutboxItemGetPayload<{ select: typeof deliverySelect }>,
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
    select: deliverySelect,
  });
  return rows.map(toDelivery);
}
