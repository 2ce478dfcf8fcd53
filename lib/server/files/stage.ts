import 'server-only';
import { db } from '../db';
import { log } from '../log';
import { toFileName } from '../pictures/process';
import { createPublicId } from '../storage/keys';
import { storage } from '../storage/storage';
import { requirePdf } from './check';
import { keepFile, removeRowless } from './keep';
import type { FileRow } from './row';

type StageInput = {
  bytes: Buffer;
  fileName: string;
  uploadedById?: string | null;
  /** It may lie where whoever knows its address reads it. */
  isForAll?: boolean;
};

/**
 * Stores an uploaded PDF and its row, which no record uses yet. When either fails, neither is left.
 * @throws AppError too_large, unsupported_media, invalid, storage_full, unavailable.
 */
export async function stageFile({
  bytes,
  fileName,
  uploadedById = null,
  isForAll = false,
}: StageInput): Promise<FileRow> {
  const name = toFileName(fileName);
  requirePdf(bytes, name);
  const publicId = createPublicId();
  try {
    const kept = await keepFile(storage, publicId, bytes, isForAll);
    return await db.file.create({ data: { publicId, ...kept, name, bytes: bytes.length, uploadedById } });
  } catch (error) {
    await removeRowless(storage, publicId).catch(() =>
      log.warn({ publicId }, 'a file of a failed upload was left'),
    );
    throw error;
  }
}
