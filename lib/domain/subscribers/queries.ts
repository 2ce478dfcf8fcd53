import 'server-only';
import type { Staff } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db';
import type { SubscriberPage } from './dto';

/** One page of the newsletter's addresses, newest first. */
export async function listSubscribers(
  _staff: Staff,
  { page, limit }: { page: number; limit: number },
): Promise<SubscriberPage> {
  const [total, rows] = await Promise.all([
    db.subscriber.count(),
    db.subscriber.findMany({
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      skip: (page - 1) * limit,
      take: limit,
    }),
  ]);
  return {
    subscribers: rows.map(({ id, email, page: from, noticeVersion, createdAt }) => ({
      _id: id,
      email,
      page: from,
      noticeVersion,
      createdAt: createdAt.toISOString(),
    })),
    total,
    page,
    pageCount: Math.max(1, Math.ceil(total / limit)),
  };
}
