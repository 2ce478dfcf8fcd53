import 'server-only';
import { isDeepStrictEqual } from 'node:util';
import { uploadLimits } from '@/lib/content/limits';
import type { Tx } from '@/lib/server/db';
import { claimPictures } from '@/lib/server/pictures/claim';
import { keepChangedDetails, type PictureRef, setPictureDetails } from '@/lib/server/pictures/details';
import { releasePictures } from '@/lib/server/pictures/discard';
import { keepNamed } from '@/lib/server/pictures/named';
import type { PictureRow } from '@/lib/server/pictures/row';
import type { Actor } from '@/lib/server/records/audit';
import type { Slot } from '@/lib/server/records/slot';
import { AppError } from '@/lib/shared/errors';
import type { ProjectPatch } from './fields';

type PicturesInput = Partial<Pick<ProjectPatch, 'pictures' | 'images' | 'existingImages' | 'addedPictures'>>;
type ProjectRow = { id: string; images: { picture: PictureRow }[] };

const ref = (_id: string): PictureRef => ({ _id });

/** One at most shows the place: a new one makes the former a photograph. */
function keepOneLocation(target: PictureRef[]): PictureRef[] {
  const shown = target.findLast(({ isLocation }) => isLocation)?._id;
  return shown ? target.map((picture) => ({ ...picture, isLocation: picture._id === shown })) : target;
}

async function setRows(tx: Tx, projectId: string, ids: readonly string[]): Promise<void> {
  await tx.projectImage.deleteMany({ where: { projectId } });
  await tx.projectImage.createMany({
    data: ids.map((pictureId, sortOrder) => ({ projectId, pictureId, sortOrder })),
  });
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
    await setRows(tx, projectId, targetIds);
    await releasePictures(tx, currentIds, targetIds);
  }
  await setPictureDetails(tx, keepChangedDetails(keepOneLocation(target), current));
}

/** Those of the present pictures that stay, in their order. @throws AppError invalid. */
function findKeptPictures({ images, existingImages }: PicturesInput, current: PictureRow[]): PictureRef[] {
  const named = images ?? existingImages?.map((url) => ({ url }));
  if (!named) return current.map(({ id }) => ref(id));
  const kept = keepNamed(images ? 'images' : 'existingImages', named, current);
  // `images` does not hold the drawing of the place, so that nobody who reads it can name it.
  const drawings = current.filter((row) => row.isLocation && kept.every(({ _id }) => _id !== row.id));
  return [...kept, ...drawings.map(({ id }) => ref(id))];
}

/** The list of pictures that a patch asks for, or null when it says nothing of them. @throws AppError invalid. */
function findTargetPictures(patch: PicturesInput, current: PictureRow[]): PictureRef[] | null {
  const { pictures, images, existingImages, addedPictures = [] } = patch;
  if (pictures) return pictures;
  if (!images && !existingImages && addedPictures.length === 0) return null;
  return [...findKeptPictures(patch, current), ...addedPictures.map(ref)];
}

/** Many pictures in an order, and at most one that shows the place. */
export const projectPictures: Slot<ProjectRow, PicturesInput> = {
  toInput: (pictures) => ({ pictures }),
  toColumns: () => ({}),
  setRows,
  listOf: ({ pictures = [] }) => pictures,
  async claim(_tx, _actor, inputs) {
    // A new one has none that could be named.
    for (const { images = [] } of inputs) keepNamed('images', images, []);
    return inputs.map(() => ({}));
  },
  attach: (tx, actor, id, { pictures = [], addedPictures = [] }) =>
    setPictures(tx, actor, id, [...pictures, ...addedPictures.map(ref)]),
  async change(tx, actor, { id, images }, patch) {
    const current = images.map(({ picture }) => picture);
    const target = findTargetPictures(patch, current);
    const finish = async () => {
      if (target) await setPictures(tx, actor, id, target, current);
    };
    return { columns: {}, finish };
  },
};
