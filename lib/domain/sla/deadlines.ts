import 'server-only';
import { dropPendingPushes } from '@/lib/domain/notifications/push-owner';
import { readCalendar } from '@/lib/domain/settings/queries';
import type { SettingValue } from '@/lib/domain/settings/schema';
import type { Tx } from '@/lib/server/db';
import { addWorkingMinutes, type Calendar, countWorkingMinutes } from '@/lib/shared/enquiries/working-time';
import type { EnquiryClock } from '@/prisma/generated/client';

type Answer = 'call' | 'whatsapp' | 'mail' | 'state';

/** The deadline of an enquiry, and when the owner, the head of sales and the next person are reminded of it. */
export function planSla(
  { calendar, clock }: { calendar: Calendar; clock: SettingValue<'clock'> },
  { enquiryId, ownerId }: { enquiryId: string; ownerId: string | null },
  now: Date,
) {
  const after = (minutes: number) => new Date(addWorkingMinutes(calendar, now.getTime(), minutes));
  const dueAt = after(clock.headMinutes);
  return {
    enquiryId,
    ownerId,
    startedAt: now,
    dueAt,
    ownerAt: clock.ownerOn ? after(clock.ownerMinutes) : null,
    headAt: clock.headOn ? dueAt : null,
    nextAt: clock.nextOn ? after(clock.nextMinutes) : null,
  };
}

/** Nobody is told any more, until it runs on. */
export async function pauseSla(tx: Tx, enquiryId: string): Promise<void> {
  await dropPendingPushes(tx, enquiryId);
  await tx.enquiry.update({ where: { id: enquiryId }, data: { answerBy: null } });
}

/** Stops the clock at the first answer; later ones change nothing. */
export async function stopSla(
  tx: Tx,
  enquiryId: string,
  answeredWith: Answer,
  now = new Date(),
): Promise<void> {
  const clock = await tx.enquiryClock.findUnique({ where: { enquiryId } });
  if (!clock) return;
  if (clock.answeredAt === null) {
    const [start, end] = [clock.startedAt.getTime(), now.getTime()];
    const answerMinutes = countWorkingMinutes(await readCalendar(tx), start, end);
    await tx.enquiryClock.update({
      where: { enquiryId },
      data: { answeredAt: now, answeredWith, answerMinutes },
    });
  }
  await pauseSla(tx, enquiryId);
}

/** An answer is taken back within this time; later it was one, wherever the enquiry is moved to. */
const takeBackMs = 10 * 60_000;

type Contacted = { id: string; firstContactAt: Date | null };

/**
 * Whether a move back among the new ones takes back what stopped the clock: a move, or a call or a message a moment ago by which it
 * left them. An earlier call was made all the same.
 */
const isTakenBack = (
  { answeredAt, answeredWith }: Pick<EnquiryClock, 'answeredAt' | 'answeredWith'>,
  { firstContactAt }: Contacted,
  now: Date,
): boolean =>
  answeredWith === 'state' ||
  (answeredAt?.getTime() === firstContactAt?.getTime() &&
    answeredAt !== null &&
    now.getTime() - answeredAt.getTime() < takeBackMs);

/** What was taken back was no answer: the clock runs on with the deadlines that it had. */
export async function resumeSla(tx: Tx, enquiry: Contacted, now = new Date()): Promise<void> {
  const { id } = enquiry;
  const clock = await tx.enquiryClock.findUnique({ where: { enquiryId: id } });
  if (!clock) return;
  if (clock.answeredAt !== null) {
    if (!isTakenBack(clock, enquiry, now)) return;
    await tx.enquiryClock.update({
      where: { enquiryId: id },
      data: { answeredAt: null, answeredWith: '', answerMinutes: null },
    });
  }
  await tx.enquiry.update({ where: { id }, data: { answerBy: clock.dueAt, firstContactAt: null } });
}

/** Whose clock it is follows the owner, until it was answered or late: who was late stays it. */
export async function reassignSla(
  tx: Tx,
  enquiryId: string,
  ownerId: string | null,
  now = new Date(),
): Promise<void> {
  await dropPendingPushes(tx, enquiryId);
  await tx.enquiryClock.updateMany({
    where: { enquiryId, answeredAt: null, dueAt: { gt: now } },
    data: { ownerId },
  });
}
