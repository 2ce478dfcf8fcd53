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

/** Copies all files, several at once, and answers the address of the master. */
async function copyFiles({ url, ...stored }: PictureRow, publicId: string): Promise<string> {
  const folder = url.slice(0, -master.length);
  const copied = await Promise.allSettled(
    listFiles(stored).map(async (file) =>
      storage.put(fileKey(publicId, file), await storage.read(`${folder}${file}`)),
    ),
  );
  // None is on its way any more: what a failure leaves can be removed.
  const urls = copied.map((file) => {
    if (file.status === 'rejected') throw file.reason;
    return file.value;
  });
  // The master is the first of the list.
  return urls[0] ?? url;
}

/**
 * A staged picture with files of its own, like another one: a record has each picture for itself. Of a legacy picture,
 * which stands on the old site, only the row is copied.
 * @throws AppError not_found, storage_full, unavailable. Then nothing of the copy is left.
 */
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
    // Those that the original did not have yet.
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
