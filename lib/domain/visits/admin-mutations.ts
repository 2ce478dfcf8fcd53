import 'server-only';
import { adminVisitTexts, type VisitStep } from '@/lib/content/visits';
import { requireEnquiryContact } from '@/lib/domain/contacts/enquiry-contact';
import {
  authorOf,
  type ChangeSettings,
  lineOf,
  moveTo,
  readChangeSettings,
} from '@/lib/domain/enquiries/change-mutations';
import { clearSiteVisit, clearVisitStage, setSiteVisit } from '@/lib/domain/enquiries/visit-days';
import { getShownContact } from '@/lib/domain/settings/queries';
import type { Sales } from '@/lib/server/auth/viewer';
import type { Tx } from '@/lib/server/db';
import type { DomainEvent } from '@/lib/server/records/events';
import { type Mutated, mutate } from '@/lib/server/records/mutation';
import type { Calendar } from '@/lib/shared/enquiries/working-time';
import { AppError } from '@/lib/shared/errors';
import { requireKnownId } from '@/lib/shared/parsing/id';
import { parseInput } from '@/lib/shared/parsing/parse';
import { officeDay } from '@/lib/shared/time/office-clock';
import { isStart } from '@/lib/shared/visits/slots';
import type { VisitHours } from '@/lib/shared/visits/visit-hours';
import { formatSlot } from '@/lib/shared/visits/visit-time';
import type { EnquiryState } from '@/prisma/generated/enums';
import type { AdminVisit } from './dto';
import type { VisitNews } from './mails';
import { dropReminders, lockVisit, notifyVisitor, readVisit } from './notify';
import { refuse, toPlan } from './plan';
import { addVisitEvent } from './request';
import { releaseReservations, takeReservation } from './reservation';
import { isOver, stateOf, toAdminVisit, type VisitRow } from './row';
import { addedVisit, visitStep } from './schema';

type Context = ChangeSettings & { tx: Tx; sales: Sales; office: Calendar; now: Date };

/** @throws AppError invalid where the time is none of it, or is over. */
async function requirePlanned({ tx, office, now }: Context, projectId: string, startsAt: Date) {
  const row = await tx.project.findFirst({ where: { id: projectId, deletedAt: null } });
  if (!row?.visitsOn) throw refuse(adminVisitTexts.off, 'project');
  // The schema of the fields has checked it.
  const plan = toPlan({ ...row, visitHours: row.visitHours as VisitHours[] }, office);
  if (startsAt <= now) throw refuse(adminVisitTexts.past);
  if (!isStart(plan, startsAt)) throw refuse(adminVisitTexts.notOffered);
  return plan;
}

async function requireReservation(
  { tx, now }: Context,
  { id: visitId, projectId }: { id: string; projectId: string },
  time: { startsAt: Date; minutes: number; atOnce: number },
) {
  const reserved = { visitId, projectId, ...time, heldUntil: null };
  if (!(await takeReservation(tx, reserved, now))) throw refuse(adminVisitTexts.taken);
}

type Done = { text: string; news?: VisitNews; events?: DomainEvent[] };

const agreed = (now: Date) =>
  ({ state: 'confirmed', confirmedAt: now, dayReminderAt: null, hourReminderAt: null }) as const;

async function confirm(context: Context, visit: VisitRow): Promise<Done> {
  const { tx, now } = context;
  const { id, projectId, startsAt, minutes } = visit;
  if (isOver(visit, now)) throw refuse(adminVisitTexts.past);
  const confirmed = await tx.visitReservation.updateMany({
    where: { visitId: id, startsAt, OR: [{ heldUntil: null }, { heldUntil: { gt: now } }] },
    data: { heldUntil: null },
  });
  if (confirmed.count === 0) {
    const { visitsAtOnce } = await tx.project.findUniqueOrThrow({ where: { id: projectId } });
    await requireReservation(context, visit, { startsAt, minutes, atOnce: visitsAtOnce });
  }
  await tx.visit.update({ where: { id }, data: agreed(now) });
  await setSiteVisit(tx, visit.enquiry.id, officeDay(startsAt.getTime()));
  return { text: `confirmed the visit on ${formatSlot(startsAt)}`, news: 'confirmed' };
}

async function change(context: Context, visit: VisitRow, startsAt: Date | null): Promise<Done> {
  if (!startsAt) throw refuse(adminVisitTexts.notOffered);
  const { tx, now } = context;
  const { atOnce, minutes } = await requirePlanned(context, visit.projectId, startsAt);
  await requireReservation(context, visit, { startsAt, minutes, atOnce });
  await tx.visit.update({
    where: { id: visit.id },
    data: { ...agreed(now), startsAt, minutes, sequence: { increment: 1 } },
  });
  await dropReminders(tx, visit.id);
  await setSiteVisit(tx, visit.enquiry.id, officeDay(startsAt.getTime()));
  return { text: `moved the visit to ${formatSlot(startsAt)}`, news: 'changed' };
}

async function cancel({ tx }: Context, visit: VisitRow): Promise<Done> {
  await releaseReservations(tx, visit.id);
  await tx.visit.update({
    where: { id: visit.id },
    data: { state: 'cancelled', sequence: { increment: 1 } },
  });
  await dropReminders(tx, visit.id);
  await clearSiteVisit(tx, visit.enquiry.id, officeDay(visit.startsAt.getTime()));
  return { text: `cancelled the visit on ${formatSlot(visit.startsAt)}`, news: 'cancelled' };
}

const before = new Set<EnquiryState>(['new', 'contacted']);

async function settle(context: Context, visit: VisitRow, state: 'came' | 'missed'): Promise<Done> {
  const { tx, now } = context;
  const { id, startsAt, enquiry } = visit;
  if (startsAt > now) throw refuse(adminVisitTexts.early, 'step');
  const isMoved = state === 'came' && before.has(enquiry.state);
  await tx.visit.update({
    where: { id },
    data: { state, settledAt: now, formerState: isMoved ? enquiry.state : '' },
  });
  return {
    events: isMoved ? await moveTo(tx, context, enquiry.id, 'siteVisit') : [],
    text: `${state === 'came' ? 'recorded that they came' : 'recorded that they did not come'} on ${formatSlot(startsAt)}`,
  };
}

async function undo(context: Context, visit: VisitRow): Promise<Done> {
  const { tx } = context;
  const { id, formerState, confirmedAt, enquiry } = visit;
  const state = confirmedAt === null ? 'requested' : 'confirmed';
  await tx.visit.update({ where: { id }, data: { state, settledAt: null, formerState: '' } });
  const text = 'undid whether they came';
  if (formerState === '' || enquiry.state !== 'siteVisit') return { text };
  const events = await moveTo(tx, context, enquiry.id, formerState as EnquiryState);
  await clearVisitStage(tx, enquiry.id);
  return { text, events };
}

const from: Record<VisitStep, readonly string[]> = {
  confirm: ['requested'],
  change: ['requested', 'confirmed', 'cancelled', 'missed'],
  cancel: ['requested', 'confirmed'],
  came: ['requested', 'confirmed'],
  missed: ['requested', 'confirmed'],
  undo: ['came', 'missed'],
};

const steps: Record<VisitStep, (context: Context, visit: VisitRow, startsAt: Date | null) => Promise<Done>> =
  {
    confirm,
    change,
    cancel,
    came: (context, visit) => settle(context, visit, 'came'),
    missed: (context, visit) => settle(context, visit, 'missed'),
    undo,
  };

async function openContext(sales: Sales): Promise<Omit<Context, 'tx'>> {
  const [settings, office] = await Promise.all([readChangeSettings(), getShownContact()]);
  return { sales, ...settings, office, now: new Date() };
}

/** @throws AppError not_found, invalid where the time is taken, conflict where the step does not fit. */
export async function takeVisitStep(sales: Sales, givenId: string, input: unknown) {
  const id = requireKnownId(givenId, adminVisitTexts.missing);
  const { step, startsAt, version } = parseInput(visitStep, input);
  const opened = await openContext(sales);
  return mutate(sales, async (tx) => {
    const context = { ...opened, tx };
    const visit = await lockVisit(tx, id);
    if (!visit) throw new AppError('not_found', adminVisitTexts.missing);
    if (visit.version !== version || !from[step].includes(stateOf(visit)))
      throw new AppError('conflict', adminVisitTexts.wrongStep, { current: toAdminVisit(visit) });
    const done = await steps[step](context, visit, startsAt ? new Date(startsAt) : null);
    const { text, news, events = [] } = done;
    await tx.visit.update({ where: { id }, data: { version: { increment: 1 } } });
    await addVisitEvent(tx, visit.enquiry.id, text, await authorOf(tx, sales));
    const row = await readVisit(tx, id);
    if (news) await notifyVisitor(tx, news, row, context.head);
    return { data: toAdminVisit(row), tags: [], audit: lineOf(visit.enquiry.id, ['visit']), events };
  });
}

/** @throws AppError not_found, invalid. */
export async function addVisit(sales: Sales, input: unknown): Promise<Mutated<AdminVisit>> {
  const { enquiry, project, startsAt: sent } = parseInput(addedVisit, input);
  const projectId = requireKnownId(project, adminVisitTexts.noProject);
  const opened = await openContext(sales);
  return mutate(sales, async (tx) => {
    const context = { ...opened, tx };
    const startsAt = new Date(sent);
    const { id: enquiryId } = await requireEnquiryContact(enquiry, tx);
    const { minutes, atOnce } = await requirePlanned(context, projectId, startsAt);
    const { id } = await tx.visit.create({
      data: { enquiryId, projectId, startsAt, minutes, state: 'confirmed', confirmedAt: context.now },
    });
    await requireReservation(context, { id, projectId }, { startsAt, minutes, atOnce });
    await setSiteVisit(tx, enquiryId, officeDay(startsAt.getTime()));
    const text = `agreed on a visit on ${formatSlot(startsAt)}`;
    await addVisitEvent(tx, enquiryId, text, await authorOf(tx, sales));
    const row = await readVisit(tx, id);
    await notifyVisitor(tx, 'confirmed', row, context.head);
    return { data: toAdminVisit(row), tags: [], audit: lineOf(enquiryId, ['visit']) };
  });
}
