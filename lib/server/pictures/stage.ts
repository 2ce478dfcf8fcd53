import 'server-only';
import { db } from '../db';
import { log } from '../log';
import { toFileName } from '../storage/file-name';
import { createPublicId, masterKey } from '../storage/keys';
import { storage } from '../storage/storage';
import { processPicture } from './process';
import { queueRenditions } from './queue';
import type { PictureRow } from './row';

type StageInput = { bytes: Buffer; fileName: string; uploadedById?: string | null; alt?: string };

/** A failure leaves neither file nor row. @throws AppError too_large, unsupported_media, invalid, storage_full, unavailable. */
export async function stagePicture({
  bytes,
  fileName,
  uploadedById = null,
  alt = '',
}: StageInput): Promise<PictureRow> {
  const { master, widthPx, heightPx, blurDataUrl } = await processPicture(bytes, fileName);
  const publicId = createPublicId();
  try {
    const url = await storage.put(masterKey(publicId), master);
    const row = await db.picture.create({
      data: {
        publicId,
        url,
        width: widthPx,
        height: heightPx,
        bytes: master.length,
        blurDataUrl,
        alt,
        fileName: toFileName(fileName),
        uploadedById,
      },
    });
    queueRenditions([row.id]);
    return row;
  } catch (error) {
    await storage
      .removeFolder(publicId)
      .catch(() => log.warn({ publicId }, 'files of a failed upload were left'));
    throw error;
  }
}
