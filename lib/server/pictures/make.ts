import 'server-only';
import type { Prisma } from '@/prisma/generated/client';
import { recordExpiredTags } from '../cache/tags';
import { db, type Tx } from '../db';
import { fileKey } from '../storage/keys';
import { storage } from '../storage/storage';
import { encodeAll } from './encoder';
import { listCropFiles, listFormats, listWidths, type Rendition } from './renditions';
import { markReplaced, unmarkReplaced } from './replaced';
import type { PictureRow } from './row';
import { tagsOfPicture } from './use';

type StoredRow = PictureRow & { publicId: string; width: number; height: number };

async function findStored(id: string): Promise<StoredRow | null> {
  // Waits for a save of the row, to use its focal point.
  await db.$executeRaw`select 1 from picture where id = ${id} for update`;
  const row = await db.picture.findUnique({ where: { id } });
  return row?.publicId && row.width && row.height ? (row as StoredRow) : null;
}

/** Removes files of a picture deleted meanwhile: no sweep finds them without a row. */
async function storeAll(row: StoredRow, renditions: readonly Rendition[]): Promise<void> {
  if (renditions.length === 0) return;
  const { id, publicId, url } = row;
  const made = await encodeAll(await storage.read(url), renditions);
  try {
    for (const { rendition, bytes } of made) await storage.put(fileKey(publicId, rendition.file), bytes);
  } catch (error) {
    if (!(await findStored(id))) await storage.removeFolder(publicId);
    throw error;
  }
}

async function record(
  { id, publicId }: StoredRow,
  data: Prisma.PictureUpdateManyArgs['data'],
  beside?: (tx: Tx) => Promise<void>,
): Promise<string[]> {
  const tags = await db.$transaction(async (tx) => {
    // The row lock puts a concurrent save wholly before or after this.
    const { count } = await tx.picture.updateMany({ where: { id }, data });
    if (count === 0) return null;
    await beside?.(tx);
    const shown = await tagsOfPicture(tx, id);
    await recordExpiredTags(tx, shown);
    return shown;
  });
  if (!tags) await storage.removeFolder(publicId);
  return tags ?? [];
}

export async function makeWidths(id: string): Promise<string[]> {
  const row = await findStored(id);
  if (!row || row.widths.length > 0) return [];
  const widths = listWidths(row.width);
  if (widths.length === 0) return [];
  await storeAll(row, widths);
  return record(row, { widths: widths.map(({ widthPx }) => widthPx) });
}

export async function makeFormats(id: string): Promise<string[]> {
  const row = await findStored(id);
  if (!row) return [];
  const { publicId, focalX, focalY, hasAvif } = row;
  const isCropped = row.cropX === focalX && row.cropY === focalY;
  if (isCropped && hasAvif) return [];
  const { avif, crops } = listFormats(row);
  const cropKeys = crops.map(({ file }) => fileKey(publicId, file));
  await unmarkReplaced(cropKeys);
  await storeAll(row, [...(isCropped ? [] : crops), ...(hasAvif ? [] : avif)]);
  const made = {
    hasAvif: true,
    cropX: focalX,
    cropY: focalY,
    cropWidths: crops.map(({ widthPx }) => widthPx),
  };
  const former = listCropFiles(row).map((file) => fileKey(publicId, file));
  return record(row, made, (tx) =>
    markReplaced(
      tx,
      former.filter((key) => !cropKeys.includes(key)),
    ),
  );
}
