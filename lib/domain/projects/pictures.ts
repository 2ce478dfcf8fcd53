import 'server-only';
import type { Tx } from '@/lib/server/db';
import type { PictureRef } from '@/lib/server/pictures/details';
import { manyPictures } from '@/lib/server/records/many-pictures';

/** At most one location drawing: a new one turns the former into a photograph. */
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

export const projectPictures = manyPictures({ setRows, arrange: keepOneLocation });
