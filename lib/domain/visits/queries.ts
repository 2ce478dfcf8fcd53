import 'server-only';
import { adminVisitTexts } from '@/lib/content/visits';
import { getShownContact } from '@/lib/domain/settings/queries';
import type { Sales } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db';
import { AppError } from '@/lib/shared/errors';
import { isId } from '@/lib/shared/parsing/id';
import { dayStart } from '@/lib/shared/time/local-day';
import { laterDay, officeDay } from '@/lib/shared/time/office-clock';
import { isVisitDay, listFree, listSlotDays, type SlotDay } from '@/lib/shared/visits/slots';
import type { VisitHours } from '@/lib/shared/visits/visit-hours';
import type { Prisma } from '@/prisma/generated/client';
import type { AdminVisit, FreeTime, VisitProject } from './dto';
import { visitUrl } from './link';
import { toPlan } from './plan';
import { readReserved } from './reservation';
import { isOver, toAdminVisit, type VisitRow, visitInclude } from './row';

const mostListed = 500;

const listShown = (where: Prisma.VisitWhereInput): Promise<VisitRow[]> =>
  db.visit.findMany({
    where: { ...where, enquiry: { review: '', state: { not: 'spam' } } },
    orderBy: [{ startsAt: 'asc' }, { id: 'asc' }],
    take: mostListed,
    include: visitInclude,
  });

export async function listVisits(
  _sales: Sales,
  { from, to, project }: { from: string; to: string; project?: string | undefined },
): Promise<AdminVisit[]> {
  const startsAt = { gte: dayStart(from), lt: dayStart(laterDay(to, 1)) };
  const rows = await listShown({ startsAt, ...(project && { projectId: project }) });
  return rows.map((row) => toAdminVisit(row));
}

/** The next visit first, then past ones, newest first. */
export async function listVisitsOf(
  _sales: Sales,
  enquiryId: string,
  now = new Date(),
): Promise<(AdminVisit & { link: string })[]> {
  const rows = await listShown({ enquiryId });
  const coming = rows.filter((row) => !isOver(row, now));
  const past = rows.filter((row) => isOver(row, now)).toReversed();
  return [...coming, ...past].map((row) => withLink(toAdminVisit(row, now)));
}

export async function listToConfirm(_sales: Sales, project?: string): Promise<AdminVisit[]> {
  const where = { state: 'requested', startsAt: { gt: new Date() } };
  const rows = await listShown({ ...where, ...(project && { projectId: project }) });
  return rows.map((row) => toAdminVisit(row));
}

export async function getVisit(sales: Sales, id: string): Promise<AdminVisit> {
  const visit = await findVisit(sales, id);
  if (!visit) throw new AppError('not_found', adminVisitTexts.missing);
  return visit;
}

export async function findVisit(_sales: Sales, id: string): Promise<AdminVisit | null> {
  const row = isId(id) ? await db.visit.findUnique({ where: { id }, include: visitInclude }) : null;
  return row && toAdminVisit(row);
}

export const withLink = (visit: AdminVisit) => ({ ...visit, link: visitUrl(visit._id) });
export const withLinks = (visits: AdminVisit[]) => visits.map(withLink);

const planned = {
  id: true,
  name: true,
  visitHours: true,
  visitMinutes: true,
  visitsAtOnce: true,
  visitDaysOff: true,
} as const;

async function listPlans(id?: string) {
  const rows = await db.project.findMany({
    where: { visitsOn: true, deletedAt: null, ...(id && { id }) },
    orderBy: { name: 'asc' },
    select: planned,
  });
  const office = await getShownContact();
  return rows.map(({ id: _id, name, visitHours, ...row }) => ({
    project: { _id, name },
    // The schema of the fields has checked it.
    plan: toPlan({ ...row, visitHours: visitHours as VisitHours[] }, office),
  }));
}

export const listVisitProjects = async (_sales: Sales): Promise<VisitProject[]> =>
  (await listPlans()).map(({ project }) => project);

export async function listChoices(_sales: Sales, projectId: string, now = new Date()): Promise<SlotDay[]> {
  const [found] = await listPlans(projectId);
  if (!found) return [];
  const held = await readReserved([projectId], now);
  return listSlotDays(found.plan, held.get(projectId) ?? [], { now: now.getTime(), lead: 0 });
}

export async function readWeek(
  _sales: Sales,
  days: readonly string[],
  project?: string,
): Promise<{ free: FreeTime[]; off: string[] }> {
  const now = new Date();
  const plans = await listPlans(project);
  const ids = plans.map((each) => each.project._id);
  const held = await readReserved(ids, now);
  const free = plans.flatMap(({ project: of, plan }) =>
    listFree(listSlotDays(plan, held.get(of._id) ?? [], { now: now.getTime() })).flatMap(({ startsAt }) =>
      days.includes(officeDay(Date.parse(startsAt))) ? [{ project: of, startsAt }] : [],
    ),
  );
  const off = days.filter((day) => plans.length > 0 && plans.every(({ plan }) => !isVisitDay(plan, day)));
  return { free, off };
}
