import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { z } from 'zod';
import { limits } from '@/lib/content/limits';
import type { ConstructionStage } from '@/lib/content/projects/projects';
import { phaseOf, stateOf } from '@/lib/content/projects/projects-pages';
import { openGate, openGateFor, readGate } from '@/lib/domain/advertising/gate';
import { countShownUnits, withUnitCounts } from '@/lib/domain/units/counts';
import type { Editor } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db';
import { isServerless } from '@/lib/server/host';
import { notDeleted } from '@/lib/server/records/bin';
import { recordTag } from '@/lib/server/records/kind';
import { displayOrder } from '@/lib/server/records/order';
import { type Gate, isPublished, published, ungated } from '@/lib/server/records/published';
import { countRecords, findRecord } from '@/lib/server/records/verbs';
import { isId, isSlug } from '@/lib/shared/parsing/id';
import { parseInput } from '@/lib/shared/parsing/parse';
import type { ProjectFilter } from '@/lib/shared/project-filter';
import type { NamedProject } from '@/lib/shared/projects/named-projects';
import { type Registered, toRegistered } from '@/lib/shared/projects/registered';
import type { Prisma } from '@/prisma/generated/client';
import { findChoices } from './choices';
import type { NamedProjects, OfferedSlug, ProjectCard, ProjectChoices, ProjectPage } from './dto';
import { type OfficeProject, type Project, type PublicProject, toPublicProject } from './fields';
import { projects } from './kind';
import { withoutOffer } from './portfolio';
import { findProjectRows, projectCardSelect, statusTexts, toProjectCard } from './row';
import { findProjects, findTowns, toProjectPage } from './search';
import { chooseSlug, findMovedProject } from './slug';

type Row = Parameters<typeof projects.toRecord>[0];

type Counts = Awaited<ReturnType<typeof countShownUnits>>;

const toPublic = (row: Row, gate: Gate, counts: Counts): PublicProject =>
  withoutOffer(withUnitCounts(toPublicProject(projects.toRecord(row)), counts.get(row.id) ?? null), gate);

async function showRow(row: Row | null | undefined): Promise<PublicProject | null> {
  if (!row) return null;
  const gate = await openGateFor(row);
  return isPublished(row, gate) ? toPublic(row, gate, await countShownUnits([row])) : null;
}

export async function listProjects(): Promise<PublicProject[]> {
  const gate = await openGate();
  const rows = await findProjectRows(db, { where: published(gate), orderBy: displayOrder });
  const counts = await countShownUnits(rows);
  return rows.map((row) => toPublic(row, gate, counts));
}

export type OfferedProject = { _id: string; name: string; isOffered: boolean; registered: Registered };

export async function listOfferedProjects(): Promise<OfferedProject[]> {
  const rows = await findProjectRows(db, { where: published(await readGate()), orderBy: displayOrder });
  return rows.map((row) => {
    const project = toPublicProject(projects.toRecord(row));
    const { _id, name, status } = project;
    return { _id, name, isOffered: status !== 'completed', registered: toRegistered(project) };
  });
}

/** HOME-3: status featured, at most 9. */
export async function listFeaturedProjects(): Promise<PublicProject[]> {
  'use cache';
  cacheTag(projects.noun);
  cacheLife('max');
  const gate = await openGate();
  const where = { status: 'featured', ...published(gate) } as const;
  const rows = await findProjectRows(db, { where, orderBy: displayOrder, take: limits.featuredMax });
  const counts = await countShownUnits(rows);
  return rows.map((row) => toPublic(row, gate, counts));
}

/** PROJ-9. `page` counts from 1; beyond the last it is the last. */
export async function getProjectPage(filter: ProjectFilter, page: number): Promise<ProjectPage> {
  'use cache';
  cacheTag(projects.noun);
  cacheLife('max');
  const gate = await openGate();
  return toProjectPage(await findProjects(filter, page, gate), gate);
}

/** Search results have the lifetime of this read. */
async function readSearchedGate(): Promise<Gate> {
  'use cache';
  cacheTag(projects.noun);
  cacheLife('max');
  return openGate();
}

const getSearchedGate = (): Promise<Gate> => (isServerless() ? readGate() : readSearchedGate());

/** Not cached by Next: free words have too many answers. An own server caches the latest. */
export async function searchProjects(filter: ProjectFilter, page: number): Promise<ProjectPage> {
  const gate = await getSearchedGate();
  return toProjectPage(await findProjects(filter, page, gate), gate);
}

export async function listTowns(): Promise<string[]> {
  'use cache';
  cacheTag(projects.noun);
  cacheLife('max');
  return findTowns(await openGate());
}

export async function listChoices(): Promise<ProjectChoices> {
  'use cache';
  cacheTag(projects.noun);
  cacheLife('max');
  return findChoices(await openGate());
}

/** UPC-3. */
export async function listUpcomingProjects(): Promise<{ projects: ProjectCard[]; hasMore: boolean }> {
  'use cache';
  cacheTag(projects.noun);
  cacheLife('max');
  const rows = await db.project.findMany({
    where: { status: 'upcoming', ...published(await openGate()) },
    orderBy: displayOrder,
    take: limits.upcomingMax + 1,
    select: projectCardSelect,
  });
  const cards = rows.slice(0, limits.upcomingMax).map(toProjectCard);
  return { projects: cards, hasMore: rows.length > cards.length };
}

async function readProject(id: string): Promise<PublicProject | null> {
  'use cache';
  cacheTag(recordTag(projects, id));
  cacheLife('max');
  const [row] = await findProjectRows(db, { where: { id, ...published(ungated) } });
  return showRow(row);
}

/** A made-up id is refused before the cache. */
export async function findProject(id: string): Promise<PublicProject | null> {
  return isId(id) ? readProject(id) : null;
}

async function readProjectAt(slug: string): Promise<PublicProject | null> {
  'use cache';
  cacheLife('max');
  const [present] = await findProjectRows(db, { where: { slug, ...published(ungated) } });
  const row = present ?? (await findMovedProject(slug));
  // A miss depends on every project.
  cacheTag(row ? recordTag(projects, row.id) : projects.noun);
  return showRow(row);
}

/** By slug, former slug or id; null for none. */
export async function findProjectAt(address: string): Promise<PublicProject | null> {
  if (isId(address)) return readProject(address);
  return isSlug(address) ? readProjectAt(address) : null;
}

/** PROJ-6: only projects whose explore is true. */
export async function listProjectAddresses(): Promise<{ slug: string; updatedAt: string }[]> {
  'use cache';
  cacheTag(projects.noun);
  cacheLife('max');
  const rows = await db.project.findMany({
    where: { explore: true, ...published(await openGate()) },
    orderBy: displayOrder,
    take: 45_000,
    select: { slug: true, updatedAt: true },
  });
  return rows.map(({ slug, updatedAt }) => ({ slug, updatedAt: updatedAt.toISOString() }));
}

/** API-3. Not cached. */
export async function listProjectsForAdmin(_editor: Editor): Promise<OfficeProject[]> {
  const rows = await projects.findRows(db, { where: notDeleted, orderBy: displayOrder });
  return rows.map((row) => ({ ...projects.toRecord(row), isHidden: row.hiddenAt !== null }));
}

export async function listProjectNames(_editor: Editor): Promise<{ _id: string; name: string }[]> {
  const rows = await db.project.findMany({
    where: notDeleted,
    orderBy: { name: 'asc' },
    select: { id: true, name: true },
  });
  return rows.map(({ id, name }) => ({ _id: id, name }));
}

export async function listNamedProjects(_editor: Editor): Promise<NamedProject[]> {
  const rows = await db.project.findMany({
    where: notDeleted,
    orderBy: { name: 'asc' },
    select: { name: true, status: true, construction: true, possession: true },
  });
  return rows.map(({ name, ...row }) => {
    const state = {
      status: statusTexts[row.status],
      // The schema of the fields checks it.
      construction: row.construction as ConstructionStage | null,
      possession: row.possession,
    };
    const phase = phaseOf(state);
    return { name, unfinished: phase === 'planned' || phase === 'building' ? stateOf(state) : null };
  });
}

export const countCompletedProjects = (_editor: Editor): Promise<number> =>
  db.project.count({ where: { status: 'completed', ...published(ungated) } });

/** ADM-2: the length of GET /admin/projects. */
export async function countProjects(_editor: Editor): Promise<number> {
  return countRecords(db, projects);
}

export const countHiddenProjects = (_editor: Editor): Promise<number> =>
  db.project.count({ where: { hiddenAt: { not: null }, ...notDeleted } });

export async function findProjectForAdmin(_editor: Editor, id: unknown): Promise<Project | null> {
  return typeof id === 'string' ? findRecord(db, projects, id) : null;
}

const slugQuestion = z.object({ id: z.string().max(64), name: z.string().max(160) });

/** @throws AppError invalid. */
export async function offerSlug(_editor: Editor, id: string, name: string): Promise<OfferedSlug> {
  const asked = parseInput(slugQuestion, { id, name });
  return chooseSlug(db, asked.name, asked.id);
}

async function nameProjects(kind: Prisma.ProjectWhereInput): Promise<NamedProjects> {
  const where = { ...kind, ...notDeleted };
  const [rows, total] = await Promise.all([
    db.project.findMany({ where, orderBy: displayOrder, take: limits.gapNamesMax, select: { name: true } }),
    db.project.count({ where }),
  ]);
  return { names: rows.map(({ name }) => name), total };
}

export async function listPlannedHides(
  _editor: Editor,
): Promise<{ _id: string; name: string; hideAt: string }[]> {
  const rows = await db.project.findMany({
    where: { hideAt: { not: null }, ...notDeleted },
    select: { id: true, name: true, hideAt: true },
  });
  return rows.flatMap(({ id, name, hideAt }) =>
    hideAt ? [{ _id: id, name, hideAt: hideAt.toISOString() }] : [],
  );
}

// A location drawing has a default alt text.
const unnamed = { alt: '', isLocation: false };

export const countUnnamedPictures = (_editor: Editor): Promise<number> =>
  db.projectImage.count({ where: { picture: unnamed, project: notDeleted } });

export async function listProjectGaps(
  editor: Editor,
): Promise<{ withoutAlt: NamedProjects & { pictures: number }; withoutPicture: NamedProjects }> {
  const [pictures, withoutAlt, withoutPicture] = await Promise.all([
    countUnnamedPictures(editor),
    nameProjects({ images: { some: { picture: unnamed } } }),
    nameProjects({ images: { none: { picture: { isLocation: false } } } }),
  ]);
  return { withoutAlt: { pictures, ...withoutAlt }, withoutPicture };
}
