import 'server-only';
import { db } from '../db';
import { toFileName } from '../storage/file-name';
import { requirePdf } from './check';
import { placeFile, type SentFile } from './place';
import type { FileRow } from './row';

type StageInput = SentFile & {
  uploadedById?: string | null;
  isForAll?: boolean;
};

/** A failure leaves neither file nor row. @throws AppError too_large, unsupported_media, invalid, storage_full, unavailable. */
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
