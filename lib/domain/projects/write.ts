import 'server-only';
import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import { uploadLimits } from '@/lib/content/limits';
import type { Tx } from '@/lib/server/db';
import { claimPictures } from '@/lib/server/pictures/claim';
import { keepChangedDetails, type PictureRef, setPictureDetails } from '@/lib/server/pictures/details';
import { releasePictures } from '@/lib/server/pictures/discard';
import { keepNamed } from '@/lib/server/pictures/named';
import type { PictureRow } from '@/lib/server/pictures/row';
import type { Actor } from '@/lib/server/records/audit';
import { sanitizeFields } from '@/lib/server/records/kind';
import type { Change } from '@/lib/server/records/mutation';
import { changedFields, lockForSave, readRow, saved, toChange } from '@/lib/server/records/verbs';
import { AppError } from '@/lib/shared/errors';
import { type Project, type ProjectPatch, type projectCreate, projectFields } from './fields';
import { projects } from './record';
import { toCategoryKey, toStatusKey } from './row';
import { moveToSlugOf } from './slug';

const ref = (_id: string): PictureRef => ({ _id });

/** One at most shows the place: a new one makes the former a photograph. */
function keepOneLocation(target: PictureRef[]): PictureRef[] {
  const shown = target.findLast(({ isLocation }) => isLocation)?._id;
  return shown ? target.map((picture) => ({ ...picture, isLocation: picture._id === shown })) : target;
}

/** Makes `target` the pictures of a project, in this order; those that left it stay as long as the bin keeps things. */
async function setPictures(
  tx: Tx,
  actor: Actor,
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
    await claimPictures(tx, actor, targetIds, currentIds);
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
export async function addProject(
  tx: Tx,
  actor: Actor,
  { pictures, images = [], addedPictures, ...fields }: z.output<typeof projectCreate>,
): Promise<Change<Project>> {
  // A new one has none that could be named.
  keepNamed('images', images, []);
  const { id } = await tx.project.create({
    data: {
      ...sanitizeFields(projectFields, fields),
      category: toCategoryKey(fields.category),
      status: toStatusKey(fields.status),
    },
    select: { id: true },
  });
  await setPictures(tx, actor, id, [...pictures, ...addedPictures.map(ref)]);
  return toChange(projects, 'create', await readRow(tx, projects, id));
}

/** Those of the present pictures that stay, in their order. @throws AppError invalid. */
function findKeptPictures({ images, existingImages }: ProjectPatch, current: PictureRow[]): PictureRef[] {
  const named = images ?? existingImages?.map((url) => ({ url }));
  if (!named) return current.map(({ id }) => ref(id));
  const kept = keepNamed(images ? 'images' : 'existingImages', named, current);
  // `images` does not hold the drawing of the place, so that nobody who reads it can name it.
  const drawings = current.filter((row) => row.isLocation && kept.every(({ _id }) => _id !== row.id));
  return [...kept, ...drawings.map(({ id }) => ref(id))];
}

/** The list of pictures that a patch asks for, or null when it says nothing of them. @throws AppError invalid. */
function findTargetPictures(patch: ProjectPatch, current: PictureRow[]): PictureRef[] | null {
  const { pictures, images, existingImages, addedPictures } = patch;
  if (pictures) return pictures;
  if (!images && !existingImages && addedPictures.length === 0) return null;
  return [...findKeptPictures(patch, current), ...addedPictures.map(ref)];
}

/** Changes the fields that are given. @throws AppError not_found, invalid, conflict. */
export async function changeProject(
  tx: Tx,
  actor: Actor,
  id: string,
  patch: ProjectPatch,
): Promise<Change<Project>> {
  const { pictures: _p, images: _i, existingImages: _e, addedPictures: _a, ...fields } = patch;
  const { version, category, status, renewSlug = false, ...same } = fields;
  const before = await lockForSave(tx, actor, projects, { id, version });
  await tx.project.update({
    where: { id },
    data: {
      ...sanitizeFields(projectFields, same),
      ...(category !== undefined && { category: toCategoryKey(category) }),
      ...(status !== undefined && { status: toStatusKey(status) }),
      ...saved,
    },
  });
  if (renewSlug && same.name !== undefined && same.name !== before.name)
    await moveToSlugOf(tx, before, same.name);
  const current = before.images.map(({ picture }) => picture);
  const target = findTargetPictures(patch, current);
  if (target) await setPictures(tx, actor, id, target, current);
  const after = await readRow(tx, projects, id);
  return toChange(projects, 'update', after, changedFields(projects, before, after));
}
