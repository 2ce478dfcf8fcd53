import 'server-only';
import { requireRecentPassword } from '@/lib/server/auth/recent-password';
import type { Admin } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db';
import { openSecret } from '@/lib/server/secrets/seal';
import { AppError } from '@/lib/shared/errors';
import type { Webhook } from './dto';

const shownDeliveries = 20;

export async function listWebhooks(_admin: Admin): Promise<Webhook[]> {
  const rows = await db.webhookEndpoint.findMany({
    orderBy: { createdAt: 'asc' },
    include: { deliveries: { orderBy: { at: 'desc' }, take: shownDeliveries } },
  });
  return rows.map(({ id, url, isActive, createdAt, deliveries }) => ({
    _id: id,
    url,
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

/** @throws AppError not_found. */
export async function readWebhookSecret(admin: Admin, id: string): Promise<string> {
  requireRecentPassword(admin);
  const row = await db.webhookEndpoint.findUnique({ where: { id }, select: { secret: true } });
  if (!row) throw new AppError('not_found', 'There is no such endpoint.');
  return openSecret('webhook', row.secret);
}
