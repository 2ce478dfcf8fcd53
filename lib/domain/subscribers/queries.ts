import 'server-only';
import type { Sales } from '@/lib/server/auth/viewer';
import { containing } from '@/lib/server/database/containing';
import { db } from '@/lib/server/db';
import type { Prisma } from '@/prisma/generated/client';
import type { SubscriberPage } from './dto';

export const withWords = (q: string | undefined): Prisma.SubscriberWhereInput =>
  q?.trim() ? { email: containing(q) } : {};

export async function listSubscribers(
  _sales: Sales,
  { q, page, limit }: { q?: string | undefined; page: number; limit: number },
): Promise<SubscriberPage> {
  const where = withWords(q);
  const [total, rows] = await Promise.all([
    db.subscriber.count({ where }),
    db.subscriber.findMany({
      where,
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
