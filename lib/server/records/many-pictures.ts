import 'server-only';
import { isDeepStrictEqual } from 'node:util';
import { uploadLimits } from '@/lib/content/limits';
import { AppError } from '@/lib/shared/errors';
import type { KnownPicture } from '@/lib/shared/fields';
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
  /** The pictures after the save, in order. */
  pictures?: PictureRef[] | undefined;
  /** Those that stay, as they were read (API-4). */
  images?: KnownPicture[] | undefined;
  /** The same, by public_id or url (API-3). */
  existingImages?: string[] | undefined;
  /** Staged ones that come after those that stay. */
  addedPictures?: string[] | undefined;
};
type RowWithPictures = { id: string; images: { picture: PictureRow }[] };

type SetRows = (tx: Tx, id: string, ids: readonly string[]) => Promise<void>;

type ManyPictures = {
  setRows: SetRows;
  /** The pictures as they are kept, where that is not as they were given. */
  arrange?: (pictures: PictureRef[]) => PictureRef[];
};

const ref = (_id: string): PictureRef => ({ _id });

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

/** Writes the uses of pictures itself, for a kind that has no column for them. */
export const usesOf =
  (kind: UseOf['kind'], slot: string): SetRows =>
  (tx, recordId, ids) =>
    writeUses(tx, { kind, recordId, slot }, ids);

/** Many pictures in an order. */
export function manyPictures({
  setRows,
  arrange = (pictures) => pictures,
}: ManyPictures): Slot<RowWithPictures, PicturesInput> {
  /** Makes `target` the pictures of a record, in this order; those that left it stay as long as the bin keeps things. */
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
}
