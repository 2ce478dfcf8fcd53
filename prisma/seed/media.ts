import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { db } from '@/lib/server/db';
import { encode } from '@/lib/server/pictures/encode.mjs';
import { processPicture } from '@/lib/server/pictures/process';
import { listFormats, listWidths, type Rendition } from '@/lib/server/pictures/renditions';
import type { PictureRow } from '@/lib/server/pictures/row';
import { createPublicId, fileKey, masterKey } from '@/lib/server/storage/keys';
import { storage } from '@/lib/server/storage/storage';
import { focalPointOf } from './focal-points';
import { type DemoPicture, demoAlts } from './media-alts';

export const mediaFolder = path.join(import.meta.dirname, 'media');
export const avifFolder = path.join(import.meta.dirname, 'avif');

/** Where an AVIF file of a demo picture lies: made once, as it takes longer than the rest of the first start. */
export const avifPath = (name: DemoPicture, { file }: Rendition): string => path.join(avifFolder, name, file);

async function readSource(name: DemoPicture) {
  const fileName = /^(partner|plan|drawn)-/.test(name) ? `${name}.png` : `${name}.jpg`;
  return processPicture(await readFile(path.join(mediaFolder, fileName)), fileName);
}

/** A demo picture as its row says it, with its master, its widths and the AVIF files that it needs. */
export async function prepareDemoPicture(name: DemoPicture) {
  const { master, widthPx, heightPx, blurDataUrl } = await readSource(name);
  const widths = listWidths(widthPx);
  const { focalX, focalY } = focalPointOf(name);
  const size = { width: widthPx, height: heightPx };
  const described = { ...size, widths: widths.map((width) => width.widthPx), blurDataUrl, focalX, focalY };
  const { avif, crops } = listFormats(described);
  const row = {
    ...described,
    bytes: master.length,
    hasAvif: true,
    cropX: focalX,
    cropY: focalY,
    cropWidths: crops.map((crop) => crop.widthPx),
  };
  return { row, master, widths, formats: [...avif, ...crops] };
}

async function prepareWithFiles(name: DemoPicture) {
  const { row, master, widths, formats } = await prepareDemoPicture(name);
  const encoded = widths.map(async (width) => ({
    file: width.file,
    bytes: await encode(master, width),
  }));
  const ready = formats.map(async (format) => ({
    file: format.file,
    bytes: await readFile(avifPath(name, format)),
  }));
  return { row, master, files: await Promise.all([...encoded, ...ready]) };
}

const prepared = new Map<DemoPicture, ReturnType<typeof prepareWithFiles>>();

function findPrepared(name: DemoPicture): ReturnType<typeof prepareWithFiles> {
  const known = prepared.get(name) ?? prepareWithFiles(name);
  prepared.set(name, known);
  return known;
}

/**
 * Stores a demo picture with all its files and its row, for one record to use. Each source is decoded once in a
 * process, however often it is used; several calls at once share the processor's cores.
 */
export async function stageDemoPicture(name: DemoPicture, alt: string = demoAlts[name]): Promise<PictureRow> {
  const { row, master, files } = await findPrepared(name);
  const publicId = createPublicId();
  try {
    const url = await storage.put(masterKey(publicId), master);
    for (const { file, bytes } of files) await storage.put(fileKey(publicId, file), bytes);
    return await db.picture.create({ data: { ...row, publicId, url, alt, fileName: `${name}.webp` } });
  } catch (error) {
    await storage.removeFolder(publicId).catch(() => {});
    throw error;
  }
}
