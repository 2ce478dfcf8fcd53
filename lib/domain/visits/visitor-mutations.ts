import 'server-only';
import { visitLimits, visitTexts } from '@/lib/content/visits';
import { lockContactPoints } from '@/lib/domain/contacts/contact-keys';
import { isHeld } from '@/lib/domain/enquiries/field/review';
import { clearSiteVisit, setVisitDay } from '@/lib/domain/enquiries/visit-days';
import { readMailHead } from '@/lib/domain/settings/queries';
import { networkOf } from '@/lib/server/auth/network';
import { db, type Tx } from '@/lib/server/db';
import { writeOnce } from '@/lib/server/writes/write-once';
import type { Saved, Sender } from '@/lib/shared/enquiries/sender';
import { type Answerable, mailAddressOf } from '@/lib/shared/enquiries/stored-contact-points';
import { AppError } from '@/lib/shared/errors';
import { parseInput } from '@/lib/shared/parsing/parse';
import { officeDay } from '@/lib/shared/time/office-clock';
import { formatSlot } from '@/lib/shared/visits/visit-time';
import { isEnquiryLinkOver, readEnquiryToken, readVisitToken, visitHref } from './link';
import { acknowledgeToVisitor, dropReminders, lockVisit, notifyTeam, readVisit } from './notify';
import { limitVisits, parseRequestedSlot, slotGone } from './plan';
import { addVisitEvent, holdEnd, requestVisit } from './request';
import { releaseReservations, takeReservation } from './reservation';
import { holdsTime, isOver, type VisitRow, visitInclude } from './row';
import { visitCancel, visitChange, visitOfEnquiry } from './schema';

const ended = () => new AppError('not_found', visitTexts.ended);

export async function findRequestingEnquiry(token: string, now = new Date()) {
  const id = readEnquiryToken(token);
  if (id === null) return null;
  const enquiry = await db.enquiry.findUnique({ where: { id } });
  return enquiry?.projectId && !isEnquiryLinkOver(enquiry.createdAt, now)
    ? { ...enquiry, projectId: enquiry.projectId }
    : null;
}

export async function findLinkedVisit(token: string, now = new Date()): Promise<VisitRow | null> {
  const id = readVisitToken(token);
  if (id === null) return null;
  const visit = await db.visit.findUnique({ where: { id }, include: visitInclude });
  return visit && !isOver(visit, now) ? visit : null;
}

const lockVisitor = (tx: Tx, enquiry: Answerable): Promise<void> =>
  lockContactPoints(tx, [enquiry.phoneE164, mailAddressOf(enquiry)]);

/** @throws AppError invalid, not_found, too_many. */
export async function requestVisitOfEnquiry(
  input: unknown,
  { address }: Pick<Sender, 'address'>,
): Promise<Saved> {
  const { enquiry: token, startsAt } = parseInput(visitOfEnquiry, input);
  const enquiry = await findRequestingEnquiry(token);
  if (!enquiry) throw ended();
  const asked = await db.visit.findFirst({
    where: { enquiryId: enquiry.id, startsAt: new Date(startsAt), state: 'requested' },
  });
  if (asked) return { next: visitHref(asked.id) };
  const requestedSlot = await parseRequestedSlot(enquiry.projectId, startsAt);
  await limitVisits(networkOf(address));
  const head = await readMailHead();
  const id = await writeOnce(async (tx) => {
    await lockVisitor(tx, enquiry);
    const same = await tx.visit.findFirst({
      where: { enquiryId: enquiry.id, startsAt: requestedSlot.startsAt, state: 'requested' },
    });
    if (same) return same.id;
    const visit = await requestVisit(tx, enquiry, requestedSlot);
    await setVisitDay(tx, enquiry.id, officeDay(requestedSlot.startsAt.getTime()));
    await acknowledgeToVisitor(tx, 'requested', visit, head);
    await notifyTeam(tx, 'requested', visit, head);
    return visit.id;
  });
  return { next: visitHref(id) };
}

async function requireLocked(tx: Tx, { id, enquiry }: VisitRow): Promise<VisitRow> {
  await lockVisitor(tx, enquiry);
  const visit = await lockVisit(tx, id);
  if (!visit || isOver(visit, new Date()) || visit.state === 'came' || visit.state === 'missed')
    throw ended();
  return visit;
}

/** @throws AppError invalid, not_found. */
export async function changeVisitByLink(input: unknown): Promise<Saved> {
  const { token, startsAt } = parseInput(visitChange, input);
  const visit = await findLinkedVisit(token);
  if (!visit) throw ended();
  const isAt = (row: VisitRow) =>
    row.state !== 'cancelled' && row.startsAt.getTime() === Date.parse(startsAt);
  if (isAt(visit) && holdsTime(visit, new Date())) return { next: visitHref(visit.id) };
  const requestedSlot = await parseRequestedSlot(visit.projectId, startsAt);
  const head = await readMailHead();
  await writeOnce(async (tx) => {
    const now = new Date();
    const locked = await requireLocked(tx, visit);
    const { id, enquiry, sequence, startsAt: former } = locked;
    const isSame = isAt(locked);
    if (isSame && holdsTime(locked, now)) return;
    if (sequence >= visitLimits.mostChanges) throw new AppError('too_many', visitTexts.often);
    const { projectId, startsAt: wanted, plan } = requestedSlot;
    const { atOnce, minutes } = plan;
    const reserved = { visitId: id, projectId, startsAt: wanted, minutes, atOnce, heldUntil: holdEnd(now) };
    if (!isHeld(enquiry) && !(await takeReservation(tx, reserved, now))) throw slotGone();
    await tx.visit.update({
      where: { id },
      data: {
        startsAt: wanted,
        minutes,
        state: 'requested',
        confirmedAt: null,
        dayReminderAt: null,
        hourReminderAt: null,
        sequence: { increment: 1 },
        version: { increment: 1 },
      },
    });
    await dropReminders(tx, id);
    await clearSiteVisit(tx, enquiry.id, officeDay(former.getTime()));
    await setVisitDay(tx, enquiry.id, officeDay(wanted.getTime()));
    const asked = isSame ? 'requested again the visit on' : 'requested another time of the visit:';
    await addVisitEvent(tx, enquiry.id, `${asked} ${formatSlot(wanted)}`);
    const changed = await readVisit(tx, id);
    const news = isSame ? 'requested' : 'changed';
    await acknowledgeToVisitor(tx, news, changed, head);
    await notifyTeam(tx, news, changed, head);
  });
  return { next: visitHref(visit.id) };
}

/** Once more changes nothing. @throws AppError not_found. */
export async function cancelVisitByLink(input: unknown): Promise<Saved> {
  const { token } = parseInput(visitCancel, input);
  const visit = await findLinkedVisit(token);
  if (!visit) throw ended();
  const head = await readMailHead();
  await writeOnce(async (tx) => {
    const { id, enquiry, state, startsAt } = await requireLocked(tx, visit);
    if (state === 'cancelled') return;
    await releaseReservations(tx, id);
    await tx.visit.update({
      where: { id },
      data: { state: 'cancelled', sequence: { increment: 1 }, version: { increment: 1 } },
    });
    await dropReminders(tx, id);
    await clearSiteVisit(tx, enquiry.id, officeDay(startsAt.getTime()));
    await addVisitEvent(tx, enquiry.id, `cancelled the visit on ${formatSlot(startsAt)}`);
    const cancelled = await readVisit(tx, id);
    await acknowledgeToVisitor(tx, 'cancelled', cancelled, head);
    await notifyTeam(tx, 'cancelled', cancelled, head);
  });
  return { next: visitHref(visit.id) };
}
