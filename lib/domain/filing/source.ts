import 'server-only';
import { categoryTexts } from '@/lib/domain/projects/row';
import type { Registration } from '@/lib/domain/registrations/fields';
import { freeUnitsOf } from '@/lib/domain/units/free';
import { currentState } from '@/lib/domain/units/state';
import { db } from '@/lib/server/db';
import { withPictures } from '@/lib/server/pictures/use';
import { notDeleted } from '@/lib/server/records/bin';
import { displayOrder } from '@/lib/server/records/order';
import { AppError } from '@/lib/shared/errors';
import { makeFacts } from '@/lib/shared/filing/make-facts';
import { hasLapsed } from '@/lib/shared/filing/quarters';
import { requireKnownId } from '@/lib/shared/parsing/id';
import { validUntil } from '@/lib/shared/projects/registration';
import { findCompletion, finishOf } from './finish';

const missing = 'There is no such project.';
const inOrder = { orderBy: { sortOrder: 'asc' } } as const;

/** Without the person for whom a unit is held. */
const unitSelect = {
  tower: true,
  floor: true,
  number: true,
  type: true,
  carpetArea: true,
  exclusiveCommonArea: true,
  commonArea: true,
  landShare: true,
  parkingLots: true,
  state: true,
  heldUntil: true,
} as const;

/** @throws AppError not_found. */
export async function readFiledProject(projectId: string) {
  const project = await db.project.findFirst({
    where: { id: requireKnownId(projectId, missing), ...notDeleted },
    include: {
      ...{ registrations: inOrder, towers: inOrder, papers: inOrder, litigation: inOrder },
      unitTypes: { select: { freeCount: true } },
    },
  });
  if (!project) throw new AppError('not_found', missing);
  const registrations = project.registrations.map((registration) => ({
    ...registration,
    // The schema of the fields checks it.
    extensions: registration.extensions as Registration['extensions'],
  }));
  const { unitsShown } = project;
  const freeUnits = unitsShown === 'nothing' ? null : await db.unit.count({ where: freeUnitsOf(project.id) });
  return { ...project, registrations, freeUnits };
}
export type FiledProject = Awaited<ReturnType<typeof readFiledProject>>;

/** A project with only one registration needs no number. @throws AppError not_found, invalid. */
export function requireRegistration({ registrations }: FiledProject, number: string | undefined) {
  const found =
    number === undefined
      ? registrations.length === 1 && registrations[0]
      : registrations.find((registration) => registration.number === number);
  if (found) return found;
  if (number === undefined && registrations.length > 1)
    throw new AppError('invalid', 'This project has several registrations. Give the number of one.');
  throw new AppError('not_found', 'This project has no such registration.');
}

async function readFiles(projectId: string, documentIds: readonly string[]) {
  const documents = await db.document.findMany({
    where: { id: { in: documentIds.filter(Boolean) }, parentId: projectId, ...notDeleted },
    select: { id: true },
  });
  const uses = await db.fileUse.findMany({
    where: { kind: 'document', recordId: { in: documents.map(({ id }) => id) } },
    select: { recordId: true, file: { select: { id: true, bytes: true } } },
  });
  return new Map(uses.map(({ recordId, file }) => [recordId, { _id: file.id, bytes: file.bytes }]));
}

async function readEntries(projectId: string) {
  const rows = await db.progress.findMany({
    where: { parentId: projectId, ...notDeleted },
    orderBy: [{ date: 'desc' }, { createdAt: 'desc' }, { id: 'desc' }],
  });
  const pictured = await withPictures(db, 'progress', rows);
  return pictured.map(({ images, id, ...entry }) => ({
    ...entry,
    _id: id,
    // The old site serves legacy pictures, so no file is here.
    pictures: images.flatMap(({ picture }) => (picture.publicId === null ? [] : [picture.id])),
  }));
}

export async function readPackSource(
  project: FiledProject,
  registration: FiledProject['registrations'][number],
  { quarter, today }: { quarter: string; today: string },
) {
  const { id, name, category, registrations, papers } = project;
  const [units, entries, files] = await Promise.all([
    db.unit.findMany({ where: { parentId: id, ...notDeleted }, orderBy: displayOrder, select: unitSelect }),
    readEntries(id),
    readFiles(
      id,
      papers.map(({ documentId }) => documentId),
    ),
  ]);
  const finish = finishOf(registration, findCompletion(papers), registrations, today);
  const lapsedOn = hasLapsed(registration, finish, today) ? validUntil(registration) : '';
  return makeFacts({
    quarter,
    madeOn: today,
    project: { name, category: category && categoryTexts[category] },
    registration: { number: registration.number, towers: registration.towers, lapsedOn },
    isOnly: registrations.length === 1,
    towers: project.towers,
    units: units.map((unit) => ({ ...unit, state: currentState(unit, today) })),
    entries,
    papers: papers.map(({ kind, state, datedOn, number, documentId }) => ({
      ...{ kind, state, datedOn, number },
      file: files.get(documentId) ?? null,
    })),
    litigation: project.litigation.map(
      ({ isOverLand, kind, court, number, year, hasPreventiveOrder, state }) => ({
        ...{ isOverLand, kind, court, number, year, hasPreventiveOrder, state },
      }),
    ),
  });
}
