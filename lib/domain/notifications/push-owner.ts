import 'server-only';
import { salesHome } from '@/lib/content/nav';
import { pushTexts } from '@/lib/content/push-notifications';
import type { MailHead } from '@/lib/domain/settings/dto';
import { readCalendar } from '@/lib/domain/settings/queries';
import { isAtWork } from '@/lib/domain/team/availability';
import { findMember } from '@/lib/domain/team/members';
import { activeSessions } from '@/lib/server/active-sessions';
import type { Tx } from '@/lib/server/db';
import { enqueuePushes } from '@/lib/server/delivery/outbox/enqueue';
import type { PushMessage } from '@/lib/server/delivery/push/send';
import { brandIconPath } from '@/lib/shared/brand/brand-icons';
import { formatClockOrDay } from '@/lib/shared/time/local-day';
import { officeDay } from '@/lib/shared/time/office-clock';
import type { OwnerMail } from './owner-mail';

type OwnerPush = Pick<OwnerMail, 'step' | 'enquiry' | 'dueAt'>;

/** A locked screen must not show what a visitor typed. */
async function findSourceName(tx: Tx, { sourceId }: OwnerPush['enquiry']): Promise<string> {
  const source =
    sourceId && (await tx.source.findUnique({ where: { id: sourceId }, select: { name: true } }));
  return source ? source.name : pushTexts.website;
}

function makePushMessage(
  { step, enquiry, dueAt }: OwnerPush,
  { source, identity, now }: { source: string; now: Date } & Pick<MailHead, 'identity'>,
): PushMessage {
  const due = formatClockOrDay(dueAt.toISOString(), now);
  const time = dueAt > now ? pushTexts.answerBy(due) : pushTexts.wasDue(due);
  return {
    title: pushTexts.titles[step],
    body: `${enquiry.project?.name ?? pushTexts.noProject}, from ${source}. ${time}`,
    tag: `enquiry-${enquiry.id}`,
    path: `${salesHome}/${enquiry.id}`,
    icon: brandIconPath(identity, 192),
  };
}

type OwnerPushTo = OwnerPush & { userId: string | null };

/** Only to people at work. */
export async function pushToOwners(
  tx: Tx,
  messages: readonly OwnerPushTo[],
  head: Pick<MailHead, 'identity'>,
): Promise<void> {
  const userIds = messages.flatMap(({ userId }) => userId ?? []);
  if (userIds.length === 0) return;
  const subscriptions = await tx.pushSubscription.findMany({
    where: { session: { ...activeSessions(), userId: { in: userIds } } },
    select: { id: true, session: { select: { userId: true } } },
  });
  for (const { userId, ...message } of messages) {
    const own = subscriptions.filter(({ session }) => session.userId === userId);
    if (userId !== null && own.length > 0) await pushToOwner(tx, { userId, ...message }, own, head);
  }
}

async function pushToOwner(
  tx: Tx,
  { userId, ...message }: OwnerPush & { userId: string },
  subscriptions: readonly { id: string }[],
  { identity }: Pick<MailHead, 'identity'>,
): Promise<void> {
  const now = new Date();
  const person = await findMember(tx, userId, officeDay(now.getTime()));
  if (!person || !isAtWork(person, await readCalendar(tx), now.getTime())) return;
  const { step, enquiry } = message;
  await enqueuePushes(
    tx,
    makePushMessage(message, { source: await findSourceName(tx, enquiry), identity, now }),
    {
      subscriptionIds: subscriptions.map(({ id }) => id),
      enquiryId: enquiry.id,
      label: pushTexts.label,
      idempotencyKey: `alarm-${step}-${enquiry.id}-${enquiry.version}`,
    },
  );
}

export const dropPendingPushes = (tx: Tx, enquiryId: string) =>
  tx.outboxItem.deleteMany({ where: { kind: 'push', alarmEnquiryId: enquiryId, state: 'pending' } });
