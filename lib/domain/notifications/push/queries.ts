import 'server-only';
import type { Sales } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db';
import { findPushKeys } from '@/lib/server/delivery/push/keys';
import { liveSessions } from '@/lib/server/live-sessions';
import { describeHours } from '@/lib/shared/time/describe-days';
import type { Weekday } from '@/lib/shared/time/weekdays';
import type { Prisma } from '@/prisma/generated/client';
import type { OwnPushSubscription, OwnPushSubscriptions } from './dto';

export const subscriptionInclude = {
  session: { select: { userAgent: true } },
} as const satisfies Prisma.PushSubscriptionInclude;

export const toOwnSubscription = (
  sales: Sales,
  {
    id,
    session,
    sessionId,
    createdAt,
    rangAt,
    lastError,
  }: Prisma.PushSubscriptionGetPayload<{ include: typeof subscriptionInclude }>,
): OwnPushSubscription => ({
  _id: id,
  userAgent: session.userAgent,
  createdAt: createdAt.toISOString(),
  rangAt: rangAt?.toISOString() ?? null,
  lastError,
  isCurrent: sessionId === sales.sessionId,
});

/** One's own that ring, the newest first. */
export async function listOwnSubscriptions(sales: Sales): Promise<OwnPushSubscriptions> {
  const [keys, rows] = await Promise.all([
    findPushKeys(),
    db.pushSubscription.findMany({
      where: { session: { ...liveSessions(), userId: sales.userId } },
      orderBy: { createdAt: 'desc' },
      include: subscriptionInclude,
    }),
  ]);
  return { publicKey: keys?.publicKey ?? null, telephones: rows.map((row) => toOwnSubscription(sales, row)) };
}

/** Whether the browser of this session rings. */
export const hasPushSubscription = async ({ sessionId }: Sales): Promise<boolean> =>
  (await db.pushSubscription.count({ where: { sessionId } })) > 0;

/** The hours in which the viewer gets alerts, such as "Mon to Sat, 10:00 to 19:00"; null means office hours. */
export async function findOwnPushHours(sales: Sales): Promise<string | null> {
  const hours = await db.personHours.findUnique({ where: { userId: sales.userId } });
  // Checked when they were saved.
  return hours && describeHours({ ...hours, days: hours.days as Weekday[] });
}
