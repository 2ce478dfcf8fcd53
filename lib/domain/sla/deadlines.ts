import 'server-only';
import { dropPendingPushes } from '@/lib/domain/notifications/push-owner';
import { readCalendar } from '@/lib/domain/settings/queries';
import type { SettingValue } from '@/lib/domain/settings/schema';
import type { Tx } from '@/lib/server/db';
import { addWorkingMinutes, type Calendar, countWorkingMinutes } from '@/lib/shared/enquiries/working-time';
import type { Sla } from '@/prisma/generated/client';

export type Answer = 'call' | 'whatsapp' | 'mail' | 'state';

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

export type SlaColumns = { answerBy: Date | null; firstContactAt?: null };

export async function pauseSla(tx: Tx, enquiryId: string): Promise<SlaColumns> {
  await dropPendingPushes(tx, enquiryId);
  return { answerBy: null };
}

/** Later answers change nothing. Null without an SLA. */
export async function stopSla(
  tx: Tx,
  enquiryId: string,
  answeredWith: Answer,
  now = new Date(),
): Promise<SlaColumns | null> {
  const sla = await tx.sla.findUnique({ where: { enquiryId } });
  if (!sla) return null;
  if (sla.answeredAt === null) {
    const [start, end] = [sla.startedAt.getTime(), now.getTime()];
    const answerMinutes = countWorkingMinutes(await readCalendar(tx), start, end);
    await tx.sla.update({
      where: { enquiryId },
      data: { answeredAt: now, answeredWith, answerMinutes },
    });
  }
  return pauseSla(tx, enquiryId);
}

/** After this time an answer counts, even if the enquiry is moved back. */
const takeBackMs = 10 * 60_000;

type Contacted = { id: string; firstContactAt: Date | null };

/** A call long before the move was made all the same, and still counts. */
const isTakenBack = (
  { answeredAt, answeredWith }: Pick<Sla, 'answeredAt' | 'answeredWith'>,
  { firstContactAt }: Contacted,
  now: Date,
): boolean =>
  answeredWith === 'state' ||
  (answeredAt?.getTime() === firstContactAt?.getTime() &&
    answeredAt !== null &&
    now.getTime() - answeredAt.getTime() < takeBackMs);

/** Null where no answer was taken back, and without an SLA. */
export async function resumeSla(tx: Tx, enquiry: Contacted, now = new Date()): Promise<SlaColumns | null> {
  const { id } = enquiry;
  const sla = await tx.sla.findUnique({ where: { enquiryId: id } });
  if (!sla) return null;
  if (sla.answeredAt !== null) {
    if (!isTakenBack(sla, enquiry, now)) return null;
    await tx.sla.update({
      where: { enquiryId: id },
      data: { answeredAt: null, answeredWith: '', answerMinutes: null },
    });
  }
  return { answerBy: sla.dueAt, firstContactAt: null };
}

/** A missed SLA stays with the owner who missed it. */
export async function reassignSla(tx: Tx, enquiryId: string, ownerId: string | null, now = new Date()) {
  await dropPendingPushes(tx, enquiryId);
  await tx.sla.updateMany({
    where: { enquiryId, answeredAt: null, dueAt: { gt: now } },
    data: { ownerId },
  });
}
