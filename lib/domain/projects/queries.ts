import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { limits } from '@/lib/content/limits';
import { openGate, openGateFor, readGate } from '@/lib/domain/advertising/gate';
import { countShownUnits, withUnitCounts } from '@/lib/domain/units/counts';
import { db } from '@/lib/server/db';
import { isServerless } from '@/lib/server/host';
import { recordTag } from '@/lib/server/records/kind';
import { displayOrder } from '@/lib/server/records/order';
import { type Gate, isPublished, published, ungated } from '@/lib/server/records/published';
import { isId, isSlug } from '@/lib/shared/parsing/id';
import type { ProjectFilter } from '@/lib/shared/project-filter';
import { type Registered, toRegistered } from '@/lib/shared/projects/registered';
import { findChoices } from './choices';
import type { ProjectCard, ProjectChoices, ProjectPage } from './dto';
import { type PublicProject, toPublicProject } from './fields';
import { projects } from './kind';
import { withoutOffer } from './portfolio';
import { findProjectRows, projectCardSelect, toProjectCard } from './row';
import { findProjects, findTowns, toProjectPage } from './search';
import { findMovedProject } from './slug';

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
