import 'server-only';
import type { FocalPoint } from '@/lib/shared/pictures/picture';
import type { Tx } from '../db';
import { finishRenditionsAfterAnswer } from './after-answer';
import { queueRenditions } from './queue';
import type { PictureRow } from './row';

export type PictureRef = {
  _id: string;
  alt?: string | undefined;
  focal?: FocalPoint | undefined;
  isLocation?: boolean | undefined;
};

export function keepChangedDetails(pictures: PictureRef[], rows: readonly PictureRow[]): PictureRef[] {
  const isWritten = ({ _id, alt, focal, isLocation }: PictureRef) =>
    rows.some(
      (row) =>
        row.id === _id &&
        (alt ?? row.alt) === row.alt &&
        (isLocation ?? row.isLocation) === row.isLocation &&
        (focal?.x ?? row.focalX) === row.focalX &&
        (focal?.y ?? row.focalY) === row.focalY,
    );
  return pictures.filter((picture) => !isWritten(picture));
}

export async function setPictureDetails(tx: Tx, pictures: readonly PictureRef[]): Promise<void> {
  const moved: string[] = [];
  for (const { _id: id, alt, focal, isLocation } of pictures) {
    if (alt === undefined && focal === undefined && isLocation === undefined) continue;
    const data = { alt, isLocation, focalX: focal?.x, focalY: focal?.y };
    const { cropX, cropY, focalX, focalY } = await tx.picture.update({ where: { id }, data });
    if (cropX !== focalX || cropY !== focalY) moved.push(id);
  }
  // They wait for the row lock of this transaction.
  queueRenditions(moved);
  finishRenditionsAfterAnswer(moved);
}
