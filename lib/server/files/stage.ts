import 'server-only';
import { db } from '../db';
import { toFileName } from '../storage/file-name';
import { requirePdf } from './check';
import { placeFile, type SentFile } from './place';
import type { FileRow } from './row';

type StageInput = SentFile & {
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
  requirePdf(bytes, toFileName(fileName));
  return placeFile({ bytes, fileName }, (placed) => db.file.create({ data: { ...placed, uploadedById } }), {
    isForAll,
  });
}
