import 'server-only';
import { filingPictureBytes } from '@/lib/content/filing';
import { db } from '@/lib/server/db';
import { readKept } from '@/lib/server/files/keep';
import { log } from '@/lib/server/log';
import { makePhotograph } from '@/lib/server/pictures/photograph';
import { storage } from '@/lib/server/storage/storage';
import { writeZip, type ZipItem } from '@/lib/server/text/zip';
import { AppError } from '@/lib/shared/errors';
import type { makeFacts } from '@/lib/shared/filing/make-facts';
import { toSheetCsv, toUnitsCsv } from './csv';
import { toSheetPage } from './sheet-page';

type Packed = ReturnType<typeof makeFacts>;

async function readPicture(id: string): Promise<Buffer | null> {
  const row = await db.picture.findUnique({ where: { id }, select: { url: true, width: true } });
  return row && makePhotograph(row, filingPictureBytes);
}

async function readFile(id: string): Promise<Buffer | null> {
  const row = await db.file.findUnique({ where: { id } });
  return row && readKept(storage, row);
}

/** Null where the file is gone: the others are filed all the same. */
async function readOrMiss(read: Promise<Buffer | null>): Promise<Buffer | null> {
  try {
    return await read;
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  }
}

const text = (name: string, content: string): ZipItem => ({ name, bytes: Buffer.from(content) });

/** Lazy: each file is read in its turn, to save memory. */
async function* listItems({ facts, files, units }: Packed): AsyncGenerator<ZipItem> {
  yield text('sheet.csv', toSheetCsv(facts));
  yield text('sheet.html', toSheetPage(facts));
  if (facts.isPlotted) return;
  yield text('units.csv', toUnitsCsv(units));
  const gone: string[] = [];
  const reads = [
    ...files.pictures.map(({ name, pictureId }) => ({ name, read: () => readPicture(pictureId) })),
    ...files.papers.map(({ name, fileId }) => ({ name, read: () => readFile(fileId) })),
  ];
  for (const { name, read } of reads) {
    const bytes = await readOrMiss(read());
    if (bytes) yield { name, bytes };
    else gone.push(name);
  }
  if (gone.length === 0) return;
  log.warn({ files: gone.length }, 'files of a quarterly filing were not there');
  yield text('not-found.txt', `These files were not found and are missing:\r\n${gone.join('\r\n')}\r\n`);
}

export const writePack = (packed: Packed, at = new Date()): AsyncGenerator<Uint8Array> =>
  writeZip(listItems(packed), at);
