import 'server-only';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { uploadLimits } from '@/lib/content/limits';
import type { Admin } from '@/lib/server/auth/viewer';
import type { Tx } from '@/lib/server/db';
import { claimPictures } from '@/lib/server/pictures/claim';
import { keepChangedDetails, type PictureRef, setPictureDetails } from '@/lib/server/pictures/details';
import { releasePictures } from '@/lib/server/pictures/discard';
import type { PictureRow } from '@/lib/server/pictures/row';
import { sanitizeFields } from '@/lib/server/records/kind';
import { type Mutated, mutate } from '@/lib/server/records/mutation';
import { moveToPlace } from '@/lib/server/records/order';
import { readVersion } from '@/lib/server/records/snapshot';
import {
  changedFields,
  deleteRecord,
  lockForSave,
  readRow,
  reorderRecords,
  restoreRecord,
  saved,
  toChange,
} from '@/lib/server/records/verbs';
import { AppError } from '@/lib/shared/errors';
import { parseInput } from '@/lib/shared/parse';
import { type Project, type ProjectPatch, projectCreate, projectFields, projectPatch } from './fields';
import { projects } from './record';
import { toCategoryKey, toStatusKey } from './row';

const positionMessage = 'A position is a whole number from 1.';
const projectPosition = z.int({ error: positionMessage }).min(1, positionMessage);

const ref = (_id: string): PictureRef => ({ _id });

/** One at most shows the place: a new one makes the former a photograph. */
function keepOneLocation(target: PictureRef[]): PictureRef[] {
  const shown = target.findLast(({ isLocation }) => isLocation)?._id;
  return shown ? target.map((picture) => ({ ...picture, isLocation: picture._id === shown })) : target;
}

/** Makes `target` the pictures of a project, in this order; those that left it stay as long as the bin keeps things. */
async function setPictures(
  tx: Tx,
  projectId: string,
  target: PictureRef[],
  current: PictureRow[] = [],
): Promise<void> {
  if (target.length > uploadLimits.maxCount) {
    const message = `At most ${uploadLimits.maxCount} pictures`;
    throw new AppError('invalid', message, { fields: { pictures: message } });
  }
  const targetIds = target.map(({ _id }) => _id);
  const currentIds = current.map(({ id }) => id);
  if (!isDeepStrictEqual(targetIds, currentIds)) {
    await claimPictures(tx, targetIds, currentIds);
    await tx.projectImage.deleteMany({ where: { projectId } });
    await tx.projectImage.createMany({
      data: targetIds.map((pictureId, sortOrder) => ({ projectId, pictureId, sortOrder })),
    });
    await releasePictures(
      tx,
      currentIds.filter((id) => !targetIds.includes(id)),
    );
  }
  await setPictureDetails(tx, keepChangedDetails(keepOneLocation(target), current));
}

/** Adds a project, first on the site. @throws AppError invalid. */
export async function createProject(admin: Admin, input: unknown): Promise<Mutated<Project>> {
  const { pictures, addedPictures, ...fields } = parseInput(projectCreate, input);
  return mutate(admin, async (tx) => {
    const { id } = await tx.project.create({
      data: {
        ...sanitizeFields(projectFields, fields),
        category: toCategoryKey(fields.category),
        status: toStatusKey(fields.status),
      },
      select: { id: true },
    });
    await setPictures(tx, id, [...pictures, ...addedPictures.map(ref)]);
    return toChange(projects, 'create', await readRow(tx, projects, id));
  });
}

/** The list of pictures that a patch asks for, or null when it says nothing of them. */
function findTargetPictures(patch: ProjectPatch, current: PictureRow[]): PictureRef[] | null {
  if (patch.pictures) return patch.pictures;
  if (!patch.existingImages && patch.addedPictures.length === 0) return null;
  const names = patch.existingImages;
  // `images` does not hold the drawing of the place, so that nobody who reads it can name it.
  const isNamed = ({ id, url, publicId, isLocation }: PictureRow) =>
    names === undefined ||
    isLocation ||
    names.some((name) => name === id || name === publicId || name.endsWith(url));
  return [...current.filter(isNamed).map(({ id }) => ref(id)), ...patch.addedPictures.map(ref)];
}

/**
 * Changes the fields that are given; a save makes a demo record the office's own.
 * @throws AppError not_found, invalid, or conflict (with the record as it stands) when `version` is not the newest.
 */
export async function updateProject(admin: Admin, id: string, input: unknown): Promise<Mutated<Project>> {
  const patch = parseInput(projectPatch, input);
  const { pictures: _p, existingImages: _e, addedPictures: _a, version, category, status, ...same } = patch;
  return mutate(admin, async (tx) => {
    const before = await lockForSave(tx, admin, projects, { id, version });
    await tx.project.update({
      where: { id },
      data: {
        ...sanitizeFields(projectFields, same),
        ...(category !== undefined && { category: toCategoryKey(category) }),
        ...(status !== undefined && { status: toStatusKey(status) }),
        ...saved,
      },
    });

    const current = before.images.map(({ picture }) => picture);
    const target = findTargetPictures(patch, current);
    if (target) await setPictures(tx, id, target, current);
    const after = await readRow(tx, projects, id);
    return toChange(projects, 'update', after, changedFields(projects, before, after));
  });
}

/**
 * Saves a project as a line of the history holds it, as a new version; of its pictures those that still exist.
 * @throws AppError not_found, invalid, conflict.
 */
export async function restoreProjectVersion(
  admin: Admin,
  id: string,
  entryId: string,
  version?: unknown,
): Promise<Mutated<Project>> {
  const { values, pictures } = await readVersion(projects, id, entryId);
  return updateProject(admin, id, { ...values, pictures, version });
}

export const deleteProject = (admin: Admin, id: string, version?: number) =>
  deleteRecord(admin, projects, id, version);

export const restoreProject = (admin: Admin, id: string) => restoreRecord(admin, projects, id);

/**
 * Moves a project to a place of the whole list, counted from 1; beyond the last it comes to the end.
 * @throws AppError not_found, or invalid when the place is none.
 */
export async function moveProject(
  admin: Admin,
  id: string,
  input: unknown,
): Promise<Mutated<{ position: number }>> {
  const wanted = parseInput(projectPosition, input);
  return mutate(admin, async (tx) => {
    const position = await moveToPlace(tx, projects.table, id, wanted);
    if (position === null) throw new AppError('not_found', 'There is no such project.');
    return {
      data: { position },
      tags: [projects.noun],
      audit: { action: 'reorder', entity: projects.entity, entityId: '' },
    };
  });
}

export const reorderProjects = (admin: Admin, input: unknown) => reorderRecords(admin, projects, input);
