import 'server-only';
import { activeSessions } from '@/lib/server/active-sessions';
import type { Sales } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db';
import { findPushKeys } from '@/lib/server/delivery/push/keys';
import { describeHours } from '@/lib/shared/time/describe-days';
import type { Weekday } from '@/lib/shared/time/weekdays';
import type { Prisma } from '@/prisma/generated/client';
import type { OwnPushSubscription, OwnPushSubscriptions } from './dto';

export const subscriptionInclude = {
  session: { select: { userAgent: true } },
} as const satisfies Prisma.PushSubscriptionInclude;

type Row = Prisma.PushSubscriptionGetPayload<{ include: typeof subscriptionInclude }>;

export const toOwnSubscription = ({ sessionId }: Sales, row: Row): OwnPushSubscription => ({
  _id: row.id,
  userAgent: row.session.userAgent,
  createdAt: row.createdAt.toISOString(),
  rangAt: row.rangAt?.toISOString() ?? null,
  lastError: row.lastError,
  isCurrent: row.sessionId === sessionId,
});

export async function listOwnSubscriptions(sales: Sales): Promise<OwnPushSubscriptions> {
  const [keys, rows] = await Promise.all([
    findPushKeys(),
    db.pushSubscription.findMany({
      where: { session: { ...activeSessions(), userId: sales.userId } },
      orderBy: { createdAt: 'desc' },
      include: subscriptionInclude,
    }),
  ]);
  return { publicKey: keys?.publicKey ?? null, telephones: rows.map((row) => toOwnSubscription(sales, row)) };
}

export const hasPushSubscription = async ({ sessionId }: Sales): Promise<boolean> =>
  (await db.pushSubscription.count({ where: { sessionId } })) > 0;

export async function findOwnPushHours(sales: Sales): Promise<string | null> {
  const hours = await db.personHours.findUnique({ where: { userId: sales.userId } });
  // Checked when they were saved.
  return hours && describeHours({ ...hours, days: hours.days as Weekday[] });
}
