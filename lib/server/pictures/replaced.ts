import 'server-only';
import { uploadLimits } from '@/lib/content/limits';
import { db, type Tx } from '../db';
import { storage } from '../storage/storage';

/** Open pages may still ask for these files. */
export async function markReplaced(tx: Tx, keys: readonly string[]): Promise<void> {
  await tx.replacedFile.createMany({ data: keys.map((key) => ({ key })), skipDuplicates: true });
}

/** Before the files are written again, so that no sweep deletes them. */
export async function unmarkReplaced(keys: readonly string[]): Promise<void> {
  await db.replacedFile.deleteMany({ where: { key: { in: [...keys] } } });
}

export async function sweepReplaced(now = new Date()): Promise<number> {
  const before = new Date(now.getTime() - uploadLimits.replacedForHours * 3_600_000);
  const old = await db.replacedFile.findMany({ where: { replacedAt: { lt: before } } });
  let removed = 0;
  for (const { key } of old) {
    removed += await db.$transaction(async (tx) => {
      const { count } = await tx.replacedFile.deleteMany({ where: { key } });
      // Before the commit: a failed removal is retried.
      if (count > 0) await storage.removeFile(key);
      return count;
    });
  }
  return removed;
}
