import 'server-only';
import { isDeepStrictEqual } from 'node:util';
import { uploadLimits } from '@/lib/content/limits';
import { AppError } from '@/lib/shared/errors';
import type { KnownPicture } from '@/lib/shared/parsing/fields';
import type { Actor } from '../audit';
import type { Tx } from '../db';
import { claimPictures } from '../pictures/claim';
import { keepChangedDetails, type PictureRef, setPictureDetails } from '../pictures/details';
import { releasePictures } from '../pictures/discard';
import { keepNamed } from '../pictures/named';
import type { PictureRow } from '../pictures/row';
import { type UseOf, writeUses } from '../pictures/use';
import type { Slot } from './slot';

type PicturesInput = {
  pictures?: PictureRef[] | undefined;
  images?: KnownPicture[] | undefined;
  existingImages?: string[] | undefined;
  addedPictures?: string[] | undefined;
};
type RowWithPictures = { id: string; images: { picture: PictureRow }[] };

type SetRows = (tx: Tx, id: string, ids: readonly string[]) => Promise<void>;

type ManyPictures = {
  setRows: SetRows;
  arrange?: (pictures: PictureRef[]) => PictureRef[];
};

const ref = (_id: string): PictureRef => ({ _id });

/** @throws AppError invalid. */
function findKeptPictures({ images, existingImages }: PicturesInput, current: PictureRow[]): PictureRef[] {
  const named = images ?? existingImages?.map((url) => ({ url }));
  if (!named) return current.map(({ id }) => ref(id));
  const kept = keepNamed(images ? 'images' : 'existingImages', named, current);
  // `images` lacks the drawing of the place, so no client can name it.
  const drawings = current.filter((row) => row.isLocation && kept.every(({ _id }) => _id !== row.id));
  return [...kept, ...drawings.map(({ id }) => ref(id))];
}

function findTargetPictures(patch: PicturesInput, current: PictureRow[]): PictureRef[] | null {
  const { pictures, images, existingImages, addedPictures = [] } = patch;
  if (pictures) return pictures;
  if (!images && !existingImages && addedPictures.length === 0) return null;
  return [...findKeptPictures(patch, current), ...addedPictures.map(ref)];
}

export const usesOf =
  (kind: UseOf['kind'], slot: string): SetRows =>
  (tx, recordId, ids) =>
    writeUses(tx, { kind, recordId, slot }, ids);

export function manyPictures({
  setRows,
  arrange = (pictures) => pictures,
}: ManyPictures): Slot<RowWithPictures, PicturesInput> {
  async function setPictures(
    tx: Tx,
    actor: Actor,
    recordId: string,
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
      await setRows(tx, recordId, targetIds);
      await releasePictures(tx, currentIds, targetIds);
    }
    await setPictureDetails(tx, keepChangedDetails(arrange(target), current));
  }
  return {
    toInput: (pictures) => ({ pictures }),
    toColumns: () => ({}),
    setRows,
    listOf: ({ pictures = [] }) => pictures,
    async claim(_tx, _actor, inputs) {
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
}
