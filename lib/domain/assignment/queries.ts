import 'server-only';
import { assignmentLimits, defaultRotation } from '@/lib/content/enquiries/assignment';
import { listRolesOf } from '@/lib/content/roles';
import { readHolidays } from '@/lib/domain/settings/queries';
import { findDelayMinutes } from '@/lib/domain/sla/scheduler-delay';
import type { Sales } from '@/lib/server/auth/viewer';
import { db, type Tx } from '@/lib/server/db';
import { storedOpenStates } from '@/lib/shared/enquiries/state';
import { titleOfRow } from '@/lib/shared/enquiries/stored-contact-points';
import { dayStart, toDay } from '@/lib/shared/time/local-day';
import { weekdays } from '@/lib/shared/time/weekdays';
import type { Leave as LeaveRow, Prisma } from '@/prisma/generated/client';
import type { AssignmentReason, Leave, Rotation, RotationMember, RotationOverview } from './dto';
import { type ReadRoster, type RotationRow, readRoster, rotationInclude, toRotation } from './roster';
import { findSkipReason, inRotationOrder } from './rotation';

const inSales = { role: { in: listRolesOf('sales') }, passwordHash: { not: null } } as const;

const named = (id: string | null, row: { name: string } | null) =>
  id === null || row === null ? null : { _id: id, name: row.name };

function toRotationDto(row: RotationRow, office: ReadRoster, now: number): Rotation {
  const { members } = toRotation(row);
  return {
    _id: row.id,
    source: named(row.sourceId, row.source),
    project: named(row.projectId, row.project),
    version: row.version,
    next:
      inRotationOrder(members).find((member) => findSkipReason(office, member, now) === null)?.userId ?? null,
    places: members.map((member) => ({
      user: { _id: member.userId, name: office.people.get(member.userId)?.name ?? '' },
      isOn: member.isOn,
      hindrance: findSkipReason(office, member, now) ?? '',
    })),
  };
}

const emptyRotation: Rotation = {
  _id: defaultRotation,
  source: null,
  project: null,
  version: 0,
  next: null,
  places: [],
};

export async function readRotations(tx: Tx, office: ReadRoster, now: number): Promise<Rotation[]> {
  const rows = await tx.rotation.findMany({ include: rotationInclude });
  const rotations = rows.map((row) => toRotationDto(row, office, now));
  const own = rotations.filter(({ _id }) => _id !== defaultRotation);
  const nameOf = ({ source, project }: Rotation) => source?.name ?? project?.name ?? '';
  return [
    rotations.find(({ _id }) => _id === defaultRotation) ?? emptyRotation,
    ...own.toSorted((one, other) => nameOf(one).localeCompare(nameOf(other))),
  ];
}

export const toLeave = ({ id, from, until, note }: LeaveRow): Leave => ({ _id: id, from, until, note });

async function readMembers(tx: Tx, now: Date): Promise<RotationMember[]> {
  const rows = await tx.user.findMany({
    where: inSales,
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
    include: { hours: true, leave: { where: { until: { gte: toDay(now) } }, orderBy: { from: 'asc' } } },
  });
  const count = async (where: Prisma.EnquiryWhereInput) => {
    const counts = await tx.enquiry.groupBy({ by: ['assigneeId'], where, _count: true });
    return new Map(counts.map(({ assigneeId, _count }) => [assigneeId, _count]));
  };
  const today = await count({ createdAt: { gte: dayStart(toDay(now)) }, state: { not: 'spam' } });
  const open = await count({ state: { in: storedOpenStates }, assigneeId: { not: null } });
  return rows.map(({ id, name, hours, leave }) => ({
    _id: id,
    name,
    hours: hours && {
      days: weekdays.filter((day) => hours.days.includes(day)),
      opens: hours.opens,
      closes: hours.closes,
    },
    leave: leave.map(toLeave),
    today: today.get(id) ?? 0,
    open: open.get(id) ?? 0,
  }));
}

export async function listSalesTeam(_sales: Sales): Promise<{ _id: string; name: string }[]> {
  const rows = await db.user.findMany({
    where: inSales,
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
    select: { id: true, name: true },
  });
  return rows.map(({ id, name }) => ({ _id: id, name }));
}

async function listReasons(now: Date): Promise<AssignmentReason[]> {
  const rows = await db.enquiry.findMany({
    where: { createdAt: { gte: dayStart(toDay(now)) }, ownerReason: { not: '' }, state: { not: 'spam' } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: assignmentLimits.shownReasons,
    include: { assignee: { select: { name: true } } },
  });
  return rows.map(({ id, createdAt, assignee, ownerReason, ...row }) => ({
    enquiry: id,
    title: titleOfRow(row),
    at: createdAt.toISOString(),
    owner: assignee?.name ?? null,
    reason: ownerReason,
  }));
}

export async function getRotationOverview(_sales: Sales, now = new Date()): Promise<RotationOverview> {
  const office = await readRoster(db, now);
  const [rotations, people, holidays, reasons, lateMinutes] = await Promise.all([
    readRotations(db, office, now.getTime()),
    readMembers(db, now),
    readHolidays(),
    listReasons(now),
    findDelayMinutes(now),
  ]);
  return {
    turns: rotations,
    people,
    clock: office.clock,
    hours: [...office.calendar.hours].map((line) => ({ time: '', ...line })),
    holidays,
    reasons,
    lateMinutes,
  };
}
