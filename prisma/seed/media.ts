import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { db } from '@/lib/server/db';
import { listWidthsPx, makeWidth, processPicture } from '@/lib/server/pictures/process';
import type { PictureRow } from '@/lib/server/pictures/row';
import { createPublicId, masterKey, widthKey } from '@/lib/server/storage/keys';
import { storage } from '@/lib/server/storage/storage';
import { type DemoPicture, demoAlts } from './media-alts';

type Prepared = Awaited<ReturnType<typeof processPicture>> & { widths: { widthPx: number; bytes: Buffer }[] };

const prepared = new Map<DemoPicture, Promise<Prepared>>();
const folder = path.join(import.meta.dirname, 'media');

async function prepare(name: DemoPicture): Promise<Prepared> {
  const fileName = name.startsWith('partner-') ? `${name}.png` : `${name}.jpg`;
  const picture = await processPicture(await readFile(path.join(folder, fileName)), fileName);
  const widths = await Promise.all(
    listWidthsPx(picture.widthPx).map(async (widthPx) => ({
      widthPx,
      bytes: await makeWidth(picture.master, widthPx),
    })),
  );
  return { ...picture, widths };
}

function findPrepared(name: DemoPicture): Promise<Prepared> {
  const known = prepared.get(name) ?? prepare(name);
  prepared.set(name, known);
  return known;
}

/**
 * Stores a demo picture with its widths and its row, for one record to use. Each source is decoded once in a
 * process, however often it is used; several calls at once share the processor's cores.
 */
export async function stageDemoPicture(name: DemoPicture, alt: string = demoAlts[name]): Promise<PictureRow> {
  const { master, widthPx, heightPx, blurDataUrl, widths } = await findPrepared(name);
  const publicId = createPublicId();
  try {
    const url = await storage.put(masterKey(publicId), master, 'image/webp');
    for (const width of widths) {
      await storage.put(widthKey(publicId, width.widthPx), width.bytes, 'image/webp');
    }
    return await db.picture.create({
      data: {
        publicId,
        url,
        width: widthPx,
        height: heightPx,
        bytes: master.length,
        widths: widths.map((width) => width.widthPx),
        blurDataUrl,
        alt,
        fileName: `${name}.webp`,
      },
    });
  } catch (error) {
    await storage.removeFolder(publicId).catch(() => {});
    throw error;
  }
}
