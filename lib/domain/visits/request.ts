import 'server-only';
import { visitLimits, visitTexts } from '@/lib/content/visits';
import { isHeld } from '@/lib/domain/enquiries/field/review';
import type { Tx } from '@/lib/server/db';
import { AppError } from '@/lib/shared/errors';
import { formatSlot } from '@/lib/shared/visits/visit-time';
import { readVisit } from './notify';
import { type RequestedSlot, slotGone } from './plan';
import { takeReservation } from './reservation';
import type { VisitRow } from './row';

export type Requester = { id: string; phoneE164: string; email: string; review: string };

export const visitor = 'The visitor';

export const holdEnd = (now: Date): Date => new Date(now.getTime() + visitLimits.holdHours * 3_600_000);

/** @throws AppError invalid for a number or an address that has as many open ones as it may. */
async function requireFewOpen(tx: Tx, { phoneE164, email }: Requester, now: Date): Promise<void> {
  const open = await tx.visit.findMany({
    where: {
      state: { in: ['requested', 'confirmed'] },
      startsAt: { gt: now },
      enquiry: { OR: [...(phoneE164 ? [{ phoneE164 }] : []), ...(email ? [{ email }] : [])] },
    },
    select: { enquiry: { select: { phoneE164: true, email: true } } },
  });
  const count = (matches: (sent: { phoneE164: string; email: string }) => boolean) =>
    open.filter(({ enquiry }) => matches(enquiry)).length;
  const most = Math.max(
    count((sent) => phoneE164 !== '' && sent.phoneE164 === phoneE164),
    count((sent) => email !== '' && sent.email === email),
  );
  if (most >= visitLimits.mostOpen)
    throw new AppError('invalid', visitTexts.twice, { fields: { phone: visitTexts.twice } });
}

export async function addVisitEvent(
  tx: Tx,
  enquiryId: string,
  text: string,
  by: { actor: string; userId?: string | null } = { actor: visitor },
): Promise<void> {
  await tx.enquiryEvent.create({ data: { enquiryId, kind: 'state', text, ...by } });
}

export async function reserveReleased(tx: Tx, enquiryId: string, now = new Date()): Promise<void> {
  const asked = await tx.visit.findMany({
    where: { enquiryId, state: 'requested', startsAt: { gt: now } },
    orderBy: { startsAt: 'asc' },
    include: { project: { select: { visitsAtOnce: true } } },
  });
  for (const { id: visitId, projectId, startsAt, minutes, project } of asked) {
    const reserved = { visitId, projectId, startsAt, minutes, heldUntil: holdEnd(now) };
    await takeReservation(tx, { ...reserved, atOnce: project.visitsAtOnce }, now);
  }
}

/** A suspected one reserves no time. The caller has locked the contact. @throws AppError invalid. */
export async function requestVisit(
  tx: Tx,
  enquiry: Requester,
  { projectId, startsAt, plan }: RequestedSlot,
  now = new Date(),
): Promise<VisitRow> {
  await requireFewOpen(tx, enquiry, now);
  const { id } = await tx.visit.create({
    data: { projectId, startsAt, enquiryId: enquiry.id, minutes: plan.minutes },
    select: { id: true },
  });
  const { atOnce, minutes } = plan;
  const reserved = { visitId: id, projectId, startsAt, minutes, atOnce, heldUntil: holdEnd(now) };
  if (!isHeld(enquiry) && !(await takeReservation(tx, reserved, now))) throw slotGone();
  await addVisitEvent(tx, enquiry.id, `requested a visit on ${formatSlot(startsAt)}`);
  return readVisit(tx, id);
}
