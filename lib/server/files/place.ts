import 'server-only';
import { db } from '../db';
import { log } from '../log';
import { toFileName } from '../storage/file-name';
import { createPublicId } from '../storage/keys';
import { storage } from '../storage/storage';
import { keepFile, removeRowless } from './keep';
import type { FileRow } from './row';

/** A PDF, checked. */
export type SentFile = { bytes: Buffer; fileName: string };

/** What lies in the store and has no row yet. */
export type PlacedFile = Pick<FileRow, 'publicId' | 'url' | 'sealKey' | 'isPublic' | 'name' | 'bytes'>;

const hasRow = async (publicId: string): Promise<boolean> =>
  (await db.file.findUnique({ where: { publicId }, select: { id: true } })) !== null;

/**
 * Stores a file and has its row written. The writing may find that there is nothing to write, or break off without anybody knowing
 * whether it wrote: bytes without a row go again, and are left to the sweep where the database cannot be asked.
 * @throws AppError storage_full, unavailable, and what the writing throws.
 */
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
