import 'server-only';
import type { Admin } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db';
import type { Webhook } from './dto';

const shownDeliveries = 20;

/** The endpoints with the log of their last deliveries. */
export async function listWebhooks(_admin: Admin): Promise<Webhook[]> {
  const rows = await db.webhookEndpoint.findMany({
    orderBy: { createdAt: 'asc' },
    include: { deliveries: { orderBy: { at: 'desc' }, take: shownDeliveries } },
  });
  return rows.map(({ id, url, secret, isActive, createdAt, deliveries }) => ({
    _id: id,
    url,
    secret,
    isActive,
    createdAt: createdAt.toISOString(),
    deliveries: deliveries.map(({ id: deliveryId, event, at, status, error, durationMs }) => ({
      _id: deliveryId,
      event,
      at: at.toISOString(),
      status,
      error,
      durationMs,
    })),
  }));
}
