import 'server-only';
import { limits, uploadLimits } from '@/lib/content/limits';
import { dayMs } from '@/lib/shared/time/day-ms';
import { db } from '../db';
import { log } from '../log';
import { findDocumentId, findPackId } from '../storage/keys';
import { storage } from '../storage/storage';
import { removeKept } from './keep';
import { unusedFile } from './use';

const removalTimeoutMs = 40_000;

function discardFile(id: string): Promise<boolean> {
  return db.$transaction(
    async (tx) => {
      const row = await tx.file.findUnique({
        where: { id },
        select: { publicId: true, sealKey: true, isPublic: true },
      });
      const { count } = await tx.file.deleteMany({ where: { id, ...unusedFile } });
      // Before the commit: when the bytes cannot be removed, the row stays and the next sweep retries.
      if (count > 0 && row) await removeKept(storage, row);
      return count > 0;
    },
    { timeout: removalTimeoutMs },
  );
}

export async function discardFiles(ids: readonly string[]): Promise<number> {
  let files = 0;
  for (const id of ids) {
    const isGone = await discardFile(id).catch((error) => {
      log.warn(
        { fileId: id, message: String(error) },
        'a file was not discarded; the next sweep tries again',
      );
      return false;
    });
    if (isGone) files += 1;
  }
  return files;
}

async function listOrphans(before: Date): Promise<string[]> {
  const all = [...(await storage.listOwnDocuments()), ...(await storage.listOwnPacks())];
  if (all.length === 0) return [];
  const [files, packs] = await Promise.all([
    db.file.findMany({ select: { publicId: true } }),
    db.quarterlyFiling.findMany({ where: { publicId: { not: null } }, select: { publicId: true } }),
  ]);
  const known = new Set([...files, ...packs].map(({ publicId }) => publicId));
  const orphans = all.filter(({ key }) => !known.has(findDocumentId(key) ?? findPackId(key)));
  // Another database may own the store; then nothing is deleted.
  const { id } = await db.installation.findFirstOrThrow({ select: { id: true } });
  if (orphans.length === all.length || !(await storage.claimFolders(id))) {
    if (orphans.length > 0)
      log.warn({ files: orphans.length }, 'documents that this database does not know were not swept');
    return [];
  }
  return orphans.filter(({ modifiedAt }) => modifiedAt < before).map(({ key }) => key);
}

export async function sweepFiles(now = new Date()): Promise<{ files: number; orphans: number }> {
  const before = new Date(now.getTime() - uploadLimits.stagedForDays * dayMs);
  const binned = new Date(now.getTime() - limits.binDays * dayMs);
  const staged = await db.file.findMany({
    where: {
      ...unusedFile,
      OR: [{ releasedAt: null, createdAt: { lt: before } }, { releasedAt: { lt: binned } }],
    },
    select: { id: true },
  });
  const files = await discardFiles(staged.map(({ id }) => id));
  const orphans = await listOrphans(before);
  for (const key of orphans)
    await storage.removeFile(key).catch(() => log.warn({ key }, 'a file without a row was left'));
  return { files, orphans: orphans.length };
}
