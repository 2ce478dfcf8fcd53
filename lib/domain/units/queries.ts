import 'server-only';
import { unitTexts } from '@/lib/content/units';
import type { Sales, Staff } from '@/lib/server/auth/viewer';
import { containing } from '@/lib/server/database/containing';
import { db } from '@/lib/server/db';
import { notDeleted } from '@/lib/server/records/bin';
import { displayOrder } from '@/lib/server/records/order';
import { titleOfRow } from '@/lib/shared/enquiries/stored-contact-points';
import { AppError } from '@/lib/shared/errors';
import { optionalText } from '@/lib/shared/parsing/fields';
import { isId, requireKnownId } from '@/lib/shared/parsing/id';
import { parseInput } from '@/lib/shared/parsing/parse';
import { digitsOf, findE164 } from '@/lib/shared/parsing/phone';
import { officeDay } from '@/lib/shared/time/office-clock';
import { inBuildingOrder } from '@/lib/shared/units/building-order';
import type { AdminUnit, EnquiryChoice, ProjectWithUnits, UnitEvent, UnitsOfProject } from './dto';
import { freeSql } from './free';
import { units } from './kind';
import { toAdminUnit } from './row';

const inOrder = { sortOrder: 'asc' } as const;

/** Null for a project in the bin. */
export async function findUnitsOfProject(staff: Staff, projectId: string): Promise<UnitsOfProject | null> {
  if (!isId(projectId)) return null;
  const project = await db.project.findFirst({
    where: { id: projectId, ...notDeleted },
    select: {
      name: true,
      unitsShown: true,
      towers: { orderBy: inOrder, select: { name: true } },
    },
  });
  if (!project) return null;
  const rows = await units.findRows(db, {
    where: { parentId: projectId, ...notDeleted },
    orderBy: displayOrder,
  });
  const { name, unitsShown } = project;
  const towers = project.towers.map((tower) => tower.name);
  return {
    project: { _id: projectId, name, unitsShown, towers },
    units: inBuildingOrder(
      rows.map((row) => toAdminUnit(staff, row)),
      towers,
    ),
  };
}

/** @throws AppError not_found. */
export async function getUnit(staff: Staff, id: string): Promise<AdminUnit> {
  const [row] = await units.findRows(db, {
    where: { id: requireKnownId(id, unitTexts.missing), ...notDeleted },
  });
  if (!row) throw new AppError('not_found', unitTexts.missing);
  return toAdminUnit(staff, row);
}

export async function listUnitEvents(_sales: Sales, id: string): Promise<UnitEvent[]> {
  const lines = await db.auditEntry.findMany({
    where: { entity: units.entity, entityId: requireKnownId(id, unitTexts.missing) },
    orderBy: { at: 'desc' },
    take: 10,
    select: { id: true, at: true, actor: true, action: true },
  });
  return lines.map(({ id: _id, at, ...line }) => ({ _id, at: at.toISOString(), ...line }));
}

export async function listProjectsWithUnits(_staff: Staff): Promise<ProjectWithUnits[]> {
  const today = officeDay(Date.now());
  return db.$queryRaw<ProjectWithUnits[]>`
    select project.id as "_id", project.name, count(*)::int as total,
      count(*) filter (where ${freeSql(today)})::int as free,
      count(*) filter (where state = 'held' and not ${freeSql(today)})::int as held,
      count(*) filter (where state = 'booked')::int as booked,
      count(*) filter (where state = 'sold')::int as sold
    from unit join project on project.id = unit.parent_id and project.deleted_at is null
    where unit.deleted_at is null
    group by project.id order by project.name`;
}

const enquiryQuestion = optionalText(120);

export async function findEnquiryChoices(_sales: Sales, typed: unknown): Promise<EnquiryChoice[]> {
  const text = parseInput(enquiryQuestion, typed);
  if (text.length < 2) return [];
  const [number, digits] = [findE164(text), digitsOf(text)];
  const rows = await db.enquiry.findMany({
    where: {
      review: '',
      state: { not: 'spam' },
      OR: [
        { name: containing(text) },
        { email: containing(text) },
        { searchText: containing(text) },
        ...(number ? [{ phoneE164: number }] : []),
        ...(digits ? [{ phoneE164: { contains: digits } }] : []),
      ],
    },
    orderBy: { createdAt: 'desc' },
    take: 8,
    select: { id: true, name: true, phoneE164: true, email: true, contactPoints: true, createdAt: true },
  });
  return rows.map((row) => ({
    _id: row.id,
    name: titleOfRow(row),
    phone: row.phoneE164,
    createdAt: row.createdAt.toISOString(),
  }));
}
