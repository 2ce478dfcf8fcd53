import 'server-only';
import { db } from '../db';
import { log } from '../log';
import { toFileName } from '../storage/file-name';
import { createPublicId } from '../storage/keys';
import { storage } from '../storage/storage';
import { keepFile, removeRowless } from './keep';
import type { FileRow } from './row';

export type SentFile = { bytes: Buffer; fileName: string };

export type PlacedFile = Pick<FileRow, 'publicId' | 'url' | 'sealKey' | 'isPublic' | 'name' | 'bytes'>;

const hasRow = async (publicId: string): Promise<boolean> =>
  (await db.file.findUnique({ where: { publicId }, select: { id: true } })) !== null;

/** Removes bytes without a row; the sweep does it when the database is away. @throws AppError storage_full, unavailable. */
export async function placeFile<T>(
  { bytes, fileName }: SentFile,
  write: (placed: PlacedFile) => Promise<T>,
  { isForAll = false } = {},
): Promise<T> {
  const publicId = createPublicId();
  try {
    const kept = await keepFile(storage, publicId, bytes, isForAll);
    return await write({ publicId, ...kept, name: toFileName(fileName), bytes: bytes.length });
  } finally {
    try {
      if (!(await hasRow(publicId))) await removeRowless(storage, publicId);
    } catch {
      log.warn({ publicId }, 'a file without a row was left to the sweep');
    }
  }
}
