import 'server-only';
import { z } from 'zod';
import { limits } from '@/lib/content/limits';
import type { ConstructionStage } from '@/lib/content/projects/projects';
import { phaseOf, stateOf } from '@/lib/content/projects/projects-pages';
import type { Editor } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db';
import { notDeleted } from '@/lib/server/records/bin';
import { displayOrder } from '@/lib/server/records/order';
import { published, ungated } from '@/lib/server/records/published';
import { countRecords, findRecord } from '@/lib/server/records/verbs';
import { parseInput } from '@/lib/shared/parsing/parse';
import type { NamedProject } from '@/lib/shared/projects/named-projects';
import type { Prisma } from '@/prisma/generated/client';
import type { NamedProjects, OfferedSlug } from './dto';
import type { AdminProject, Project } from './fields';
import { projects } from './kind';
import { statusTexts } from './row';
import { chooseSlug } from './slug';

/** API-3. Not cached. */
export async function listProjectsForAdmin(_editor: Editor): Promise<AdminProject[]> {
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
