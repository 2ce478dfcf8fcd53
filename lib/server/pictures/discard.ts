import 'server-only';
import { db, type Tx } from '../db';
import { log } from '../log';
import { storage } from '../storage/storage';
import { unused } from './use';

const discardTimeoutMs = 40_000;

function discardPicture(id: string): Promise<boolean> {
  return db.$transaction(
    async (tx) => {
      const row = await tx.picture.findUnique({ where: { id }, select: { publicId: true } });
      // Fails when a save takes the picture at the same moment.
      const { count } = await tx.picture.deleteMany({ where: { id, ...unused } });
      // Before the commit: when the files cannot be removed, the row stays and the next sweep retries.
      if (count > 0 && row?.publicId) await storage.removeFolder(row.publicId);
      return count > 0;
    },
    { timeout: discardTimeoutMs },
  );
}

export async function discardPictures(ids: readonly string[]): Promise<number> {
  let discarded = 0;
  for (const id of ids) {
    try {
      if (await discardPicture(id)) discarded += 1;
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      log.warn({ pictureId: id, message }, 'a picture was not discarded; the sweep tries again');
    }
  }
  return discarded;
}

export async function releasePictures(
  tx: Tx,
  former: readonly string[],
  kept: readonly string[] = [],
): Promise<void> {
  const left = former.filter((id) => !kept.includes(id));
  if (left.length === 0) return;
  await tx.picture.updateMany({
    where: { id: { in: left }, ...unused },
    data: { releasedAt: new Date() },
  });
}
