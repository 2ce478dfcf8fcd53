import 'server-only';
import { visitLimits, visitTexts } from '@/lib/content/visits';
import { isGateShut } from '@/lib/domain/advertising/gate';
import type { PublicProject } from '@/lib/domain/projects/fields';
import { findProject } from '@/lib/domain/projects/queries';
import { findShownPhone, getShownContact } from '@/lib/domain/settings/queries';
import { makeLimit } from '@/lib/server/writes/form-limit';
import type { Calendar } from '@/lib/shared/enquiries/working-time';
import { AppError } from '@/lib/shared/errors';
import { isOffered } from '@/lib/shared/projects/hold';
import { isStart, listSlotDays, type SlotDay, type VisitPlan } from '@/lib/shared/visits/slots';
import { readReserved } from './reservation';

type Planned = Pick<PublicProject, 'visitHours' | 'visitMinutes' | 'visitsAtOnce' | 'visitDaysOff'>;

/** Without its own hours a project has those of the office. Holidays of the office always count. */
export const toPlan = (project: Planned, { hours, closedDays }: Calendar): VisitPlan => ({
  hours: project.visitHours.length > 0 ? project.visitHours : hours,
  minutes: project.visitMinutes,
  atOnce: project.visitsAtOnce,
  daysOff: [...project.visitDaysOff, ...closedDays],
});

export const planFor = async (project: Planned): Promise<VisitPlan> =>
  toPlan(project, await getShownContact());

export const takesVisits = async (project: PublicProject): Promise<boolean> =>
  project.visitsOn && (!(await isGateShut()) || isOffered(project));

export async function listOffered(project: PublicProject, now = new Date()): Promise<SlotDay[]> {
  const [plan, held] = await Promise.all([planFor(project), readReserved([project._id], now)]);
  return listSlotDays(plan, held.get(project._id) ?? [], { now: now.getTime() });
}

export async function listOfferedOf(projectId: string): Promise<SlotDay[]> {
  const project = await findProject(projectId);
  return project && (await takesVisits(project)) ? listOffered(project) : [];
}

export type RequestedSlot = { projectId: string; startsAt: Date; plan: VisitPlan };

export const refuse = (message: string, field = 'startsAt') =>
  new AppError('invalid', message, { fields: { [field]: message } });
export const slotGone = () => refuse(visitTexts.goneTyped);

/**
 * Only the reservation checks whether it is free: a visitor who sends twice has it already.
 * @throws AppError invalid, not_found.
 */
export async function parseRequestedSlot(
  projectId: string,
  startsAt: string,
  now = new Date(),
): Promise<RequestedSlot> {
  const project = await findProject(projectId);
  if (!project || !(await takesVisits(project))) throw new AppError('not_found', visitTexts.off);
  const at = new Date(startsAt);
  const plan = await planFor(project);
  const last = now.getTime() + (visitLimits.days + 1) * 86_400_000;
  if (Number.isNaN(at.getTime()) || at.getTime() > last || !isStart(plan, at))
    throw refuse(visitTexts.noTime);
  if (at.getTime() < now.getTime() + visitLimits.leadMinutes * 60_000) throw slotGone();
  return { projectId, startsAt: at, plan };
}

/** @throws AppError too_many. */
export const limitVisits = makeLimit('visit-network', visitLimits.perNetwork, findShownPhone);
