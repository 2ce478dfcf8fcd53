import 'server-only';
import { recordAudit } from '@/lib/server/audit';
import { requireRecentPassword } from '@/lib/server/auth/recent-password';
import type { Sales } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db';
import { toCsvLine } from '@/lib/shared/tables/csv';
import { formatIso } from '@/lib/shared/time/local-day';
import type { Subscriber } from '@/prisma/generated/client';
import { withWords } from './queries';

const size = 500;

export const subscriberHead = toCsvLine(['E-mail', 'Subscribed at', 'Page', 'Notice', 'Id']);

export const toSubscriberLine = (row: Subscriber): string =>
  toCsvLine([row.email, formatIso(row.createdAt), row.page, row.noticeVersion, row.id]);

async function* walkSubscribers(q: string | undefined): AsyncGenerator<Subscriber[]> {
  let last: string | undefined;
  for (;;) {
    const rows: Subscriber[] = await db.subscriber.findMany({
      where: withWords(q),
      orderBy: { id: 'desc' },
      take: size,
      ...(last && { cursor: { id: last }, skip: 1 }),
    });
    if (rows.length > 0) yield rows;
    if (rows.length < size) return;
    last = rows.at(-1)?.id;
  }
}

/** Needs a recent password; writes history. @throws AppError forbidden. */
export async function exportSubscribers(
  sales: Sales,
  { q }: { q?: string | undefined },
): Promise<AsyncGenerator<Subscriber[]>> {
  requireRecentPassword(sales);
  const label = q ? 'some addresses of the newsletter' : 'all addresses of the newsletter';
  await recordAudit(db, sales, { action: 'export', entity: 'newsletter address', entityId: 'csv', label });
  return walkSubscribers(q);
}
