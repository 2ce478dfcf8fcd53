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
import { isId, isSlug } from '@/lib/shared/id';
import { parseInput } from '@/lib/shared/parse';
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

/** Of a row that is neither hidden nor in the bin. */
async function showRow(row: Row | null | undefined): Promise<PublicProject | null> {
  if (!row) return null;
  const gate = await openGateFor(row);
  return isPublished(row, gate) ? toPublic(row, gate, await countShownUnits([row])) : null;
}

/** All projects, past the cache. */
export async function listProjects(): Promise<PublicProject[]> {
  const gate = await openGate();
  const rows = await findProjectRows(db, { where: published(gate), orderBy: displayOrder });
  const counts = await countShownUnits(rows);
  return rows.map((row) => toPublic(row, gate, counts));
}

export type OfferedProject = { _id: string; name: string; isOffered: boolean; registered: Registered };

/** Each that the website shows now, as it may be named, and whether somebody may still ask about it; for one request. */
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

/** One page of the public list (PROJ-9), the last one beyond it. `page` counts from 1. */
export async function getProjectPage(filter: ProjectFilter, page: number): Promise<ProjectPage> {
  'use cache';
  cacheTag(projects.noun);
  cacheLife('max');
  const gate = await openGate();
  return toProjectPage(await findProjects(filter, page, gate), gate);
}

/** What a search shows is as old as this, and good for as long. */
async function readSearchedGate(): Promise<Gate> {
  'use cache';
  cacheTag(projects.noun);
  cacheLife('max');
  return openGate();
}

const getSearchedGate = (): Promise<Gate> => (isServerless() ? readGate() : readSearchedGate());

/** The same, past the cache of reads: the answers to free words are too many for it. Our own server keeps the last ones. */
export async function searchProjects(filter: ProjectFilter, page: number): Promise<ProjectPage> {
  const gate = await getSearchedGate();
  return toProjectPage(await findProjects(filter, page, gate), gate);
}

/** The towns that the list can be filtered by. */
export async function listTowns(): Promise<string[]> {
  'use cache';
  cacheTag(projects.noun);
  cacheLife('max');
  return findTowns(await openGate());
}

/** The choices of the list that leave at least one project. */
export async function listChoices(): Promise<ProjectChoices> {
  'use cache';
  cacheTag(projects.noun);
  cacheLife('max');
  return findChoices(await openGate());
}

/** UPC-3: the projects whose status is upcoming, and whether there are more than the page shows. */
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

/** A project by id, or null. A made-up id is refused before the cache. */
export async function findProject(id: string): Promise<PublicProject | null> {
  return isId(id) ? readProject(id) : null;
}

async function readProjectAt(slug: string): Promise<PublicProject | null> {
  'use cache';
  cacheLife('max');
  const [present] = await findProjectRows(db, { where: { slug, ...published(ungated) } });
  const row = present ?? (await findMovedProject(slug));
  // What is not there may come with any project.
  cacheTag(row ? recordTag(projects, row.id) : projects.noun);
  return showRow(row);
}

/** A project by the last part of an address: its slug, one that it had before, or its id; null for none. */
export async function findProjectAt(address: string): Promise<PublicProject | null> {
  if (isId(address)) return readProject(address);
  return isSlug(address) ? readProjectAt(address) : null;
}

/** What the sitemap names: the projects whose explore is true (PROJ-6), with their last change. */
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

/** All of them, for the API (API-3), past the cache. */
export async function listProjectsForAdmin(_editor: Editor): Promise<OfficeProject[]> {
  const rows = await projects.findRows(db, { where: notDeleted, orderBy: displayOrder });
  return rows.map((row) => ({ ...projects.toRecord(row), isHidden: row.hiddenAt !== null }));
}

/** What a project is called, for a choice among them. */
export async function listProjectNames(_editor: Editor): Promise<{ _id: string; name: string }[]> {
  const rows = await db.project.findMany({
    where: notDeleted,
    orderBy: { name: 'asc' },
    select: { id: true, name: true },
  });
  return rows.map(({ id, name }) => ({ _id: id, name }));
}

/** Every project by its name, with its state where it is known not to be handed over. */
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

/** The projects that the website lists as completed. */
export const countCompletedProjects = (_editor: Editor): Promise<number> =>
  db.project.count({ where: { status: 'completed', ...published(ungated) } });

/** ADM-2: Active Projects is the length of GET /admin/projects. */
export async function countProjects(_editor: Editor): Promise<number> {
  return countRecords(db, projects);
}

/** How many of them are off the website. */
export const countHiddenProjects = (_editor: Editor): Promise<number> =>
  db.project.count({ where: { hiddenAt: { not: null }, ...notDeleted } });

/** A project by id as it stands now, past the cache, or null. */
export async function findProjectForAdmin(_editor: Editor, id: unknown): Promise<Project | null> {
  return typeof id === 'string' ? findRecord(db, projects, id) : null;
}

const slugQuestion = z.object({ id: z.string().max(64), name: z.string().max(160) });

/** The slug that a project would have under another name. @throws AppError invalid. */
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

/** The projects that are hidden by themselves at their time. */
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

// The drawing of a place has a text by itself.
const unnamed = { alt: '', isLocation: false };

/** Of the projects that are not in the bin. */
export const countUnnamedPictures = (_editor: Editor): Promise<number> =>
  db.projectImage.count({ where: { picture: unnamed, project: notDeleted } });

/** What a visitor misses: pictures without a text, and projects without a picture. */
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
