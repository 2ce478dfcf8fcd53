import 'server-only';
import { recordExpiredTags } from '../cache/tags';
import { db } from '../db';
import { log } from '../log';
import { processLimit } from '../process-limit';
import { widthKey } from '../storage/keys';
import { storage } from '../storage/storage';
import { listWidthsPx, makeWidth } from './process';
import { tagsOfPicture } from './use';

const mutex = processLimit('widths of pictures', 1);
const jobs = new Map<string, Promise<string[]>>();

/** Answers the tags of the pages that it expired. */
async function makeWidths(id: string): Promise<string[]> {
  const row = await db.picture.findUnique({ where: { id } });
  if (!row?.publicId || !row.width || row.widths.length > 0) return [];
  const { publicId } = row;
  const widthsPx = listWidthsPx(row.width);
  if (widthsPx.length === 0) return [];
  const master = await storage.read(row.url);
  for (const widthPx of widthsPx) {
    await storage.put(widthKey(publicId, widthPx), await makeWidth(master, widthPx), 'image/webp');
  }
  const tags = await db.$transaction(async (tx) => {
    // The row lock makes a save that claims the picture at this moment come wholly before or wholly after.
    const { count } = await tx.picture.updateMany({ where: { id }, data: { widths: widthsPx } });
    if (count === 0) return null;
    const shown = await tagsOfPicture(tx, id);
    await recordExpiredTags(tx, shown);
    return shown;
  });
  if (!tags) await storage.removeFolder(publicId);
  return tags ?? [];
}

function addToQueue(id: string): Promise<string[]> {
  const known = jobs.get(id);
  if (known) return known;
  const job = mutex(() => makeWidths(id))
    .catch((error: unknown) => {
      const message = error instanceof Error ? error.message : String(error);
      log.warn({ pictureId: id, message }, 'widths of a picture were not made; the next start tries again');
      return [];
    })
    .finally(() => jobs.delete(id));
  jobs.set(id, job);
  return job;
}

/** Has the widths of pictures made in the background, one picture at a time; until then their masters are shown. */
export function queueWidths(ids: readonly string[]): void {
  for (const id of ids) void addToQueue(id);
}

/** Resolves when the widths are made, or have failed, which is logged; answers the tags of the pages that expired. Never throws. */
export async function finishWidths(ids: readonly string[]): Promise<string[]> {
  return (await Promise.all(ids.map(addToQueue))).flat();
}
