import 'server-only';
import { limits, uploadLimits } from '@/lib/content/limits';
import { dayMs } from '@/lib/shared/time/day-ms';
import { db } from '../db';
import { log } from '../log';
import { storage } from '../storage/storage';
import { discardPictures } from './discard';
import { unused } from './use';

// No write takes as long.
const unfinishedMs = 5 * 60_000;

export const sweepUnfinishedFiles = (now = Date.now()): Promise<number> =>
  storage.removeUnfinished(new Date(now - unfinishedMs));

async function findOrphans(before: Date): Promise<string[]> {
  const all = await storage.listOwnFolders();
  const rows = await db.picture.findMany({ where: { publicId: { not: null } }, select: { publicId: true } });
  const known = new Set(rows.map(({ publicId }) => publicId));
  const orphans = all.filter(({ folder }) => !known.has(folder));
  if (orphans.length > 0 && orphans.length === all.length) {
    log.warn({ folders: all.length }, 'no stored picture is known to this database: nothing was swept');
    return [];
  }
  // Another database may own the folder; then nothing is deleted.
  const { id } = await db.installation.findFirstOrThrow({ select: { id: true } });
  if (!(await storage.claimFolders(id))) {
    if (orphans.length > 0)
      log.warn(
        { folders: orphans.length },
        'the folder of pictures belongs to another database: what this one does not know was not swept. Where it is its own, remove the file "owner" in that folder',
      );
    return [];
  }
  return orphans.filter(({ modifiedAt }) => modifiedAt < before).map(({ folder }) => folder);
}

export async function sweepStagedPictures({
  olderThanDays = uploadLimits.stagedForDays,
  now = new Date(),
}: {
  olderThanDays?: number;
  now?: Date;
} = {}): Promise<{ pictures: number; folders: number }> {
  const before = new Date(now.getTime() - olderThanDays * dayMs);
  const binned = new Date(now.getTime() - limits.binDays * dayMs);
  const staged = await db.picture.findMany({
    where: {
      ...unused,
      OR: [{ releasedAt: null, createdAt: { lt: before } }, { releasedAt: { lt: binned } }],
    },
    select: { id: true },
  });
  const pictures = await discardPictures(staged.map(({ id }) => id));
  const folders = await findOrphans(before);
  for (const folder of folders) {
    await storage.removeFolder(folder).catch(() => log.warn({ folder }, 'files without a row were left'));
  }
  return { pictures, folders: folders.length };
}
