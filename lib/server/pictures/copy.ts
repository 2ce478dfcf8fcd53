import 'server-only';
import { AppError } from '@/lib/shared/errors';
import type { Actor } from '../audit';
import { db } from '../db';
import { log } from '../log';
import { createPublicId, fileKey } from '../storage/keys';
import { storage } from '../storage/storage';
import { queueRenditions } from './queue';
import { listFiles } from './renditions';
import type { PictureRow } from './row';
import { unused, usableBy } from './use';

const master = 'master.webp';

async function copyFiles({ url, ...stored }: PictureRow, publicId: string): Promise<string> {
  const folder = url.slice(0, -master.length);
  const copied = await Promise.allSettled(
    listFiles(stored).map(async (file) =>
      storage.put(fileKey(publicId, file), await storage.read(`${folder}${file}`)),
    ),
  );
  // All copies have ended, so the files of a failure can be removed.
  const urls = copied.map((file) => {
    if (file.status === 'rejected') throw file.reason;
    return file.value;
  });
  return urls[0] ?? url;
}

/** Records do not share files. A failure leaves no copy. @throws AppError not_found, storage_full, unavailable. */
export async function copyPicture(id: string, actor: Actor): Promise<PictureRow> {
  const row = await db.picture.findFirst({
    where: { id, OR: [{ NOT: unused }, usableBy(actor)] },
  });
  if (!row) throw new AppError('not_found', 'This picture is no longer there. Please choose another.');
  const publicId = row.publicId && createPublicId();
  const { width, height, bytes, widths, hasAvif, cropX, cropY, cropWidths } = row;
  const { alt, blurDataUrl, focalX, focalY, fileName } = row;
  try {
    const copy = await db.picture.create({
      data: {
        publicId,
        url: publicId ? await copyFiles(row, publicId) : row.url,
        ...{ width, height, bytes, widths, hasAvif, cropX, cropY, cropWidths },
        ...{ alt, blurDataUrl, focalX, focalY, fileName, uploadedById: actor.userId },
      },
    });
    queueRenditions([copy.id]);
    return copy;
  } catch (error) {
    if (publicId)
      await storage
        .removeFolder(publicId)
        .catch(() => log.warn({ publicId }, 'files of a failed copy were left'));
    throw error;
  }
}
