import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { db } from '@/lib/server/db';
import { listFormats, listWidths } from '@/lib/server/pictures/renditions';
import type { PictureRow } from '@/lib/server/pictures/row';
import { createPublicId, fileKey, masterFile, masterKey } from '@/lib/server/storage/keys';
import { storage } from '@/lib/server/storage/storage';
import { focalPointOf } from './focal-points';
import { type DemoPicture, demoAlts } from './media-alts';
import described from './media-sizes.json' with { type: 'json' };

export type DescribedPictures = Record<string, { width: number; height: number; blurDataUrl: string | null }>;

/** Encoding takes five minutes of processor time, so all files are stored. */
export const mediaFolder = path.join(import.meta.dirname, 'media');
export const sizesFile = path.join(import.meta.dirname, 'media-sizes.json');

/** @throws Error for a name without a master. */
export function describeDemoPicture(name: string, known: DescribedPictures = described) {
  const size = known[name];
  if (!size) throw new Error(`There is no demo picture ${name}.`);
  const { focalX, focalY } = focalPointOf(name as DemoPicture);
  const widths = listWidths(size.width);
  const row = { ...size, widths: widths.map((width) => width.widthPx), focalX, focalY };
  const { avif, crops } = listFormats(row);
  const cropWidths = crops.map((crop) => crop.widthPx);
  return {
    row: { ...row, hasAvif: true, cropX: focalX, cropY: focalY, cropWidths },
    renditions: [...widths, ...avif, ...crops],
  };
}

export async function stageDemoPicture(name: DemoPicture, alt: string = demoAlts[name]): Promise<PictureRow> {
  const { row } = describeDemoPicture(name);
  const folder = path.join(mediaFolder, name);
  const publicId = createPublicId();
  try {
    const master = await readFile(path.join(folder, masterFile));
    const url = await storage.put(masterKey(publicId), master);
    for (const file of await readdir(folder))
      if (file !== masterFile)
        await storage.put(fileKey(publicId, file), await readFile(path.join(folder, file)));
    return await db.picture.create({
      data: { ...row, bytes: master.length, publicId, url, alt, fileName: `${name}.webp` },
    });
  } catch (error) {
    await storage.removeFolder(publicId).catch(() => {});
    throw error;
  }
}
