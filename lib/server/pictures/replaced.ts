import 'server-only';
import { uploadLimits } from '@/lib/content/limits';
import { db, type Tx } from '../db';
import { storage } from '../storage/storage';

/** These files are shown no more, but pages that are open may still ask for them. */
export async function markReplaced(tx: Tx, keys: readonly string[]): Promise<void> {
  await tx.replacedFile.createMany({ data: keys.map((key) => ({ key })), skipDuplicates: true });
}

/** Before such files are written anew, so that no sweep takes them. */
export async function unmarkReplaced(keys: readonly string[]): Promise<void> {
  await db.replacedFile.deleteMany({ where: { key: { in: [...keys] } } });
}

/** Removes replaced files after a day, and answers how many went. */
export async function sweepReplaced(now = new Date()): Promise<number> {
  const before = new Date(now.getTime() - uploadLimits.replacedForHours * 3_600_000);
  const old = await db.replacedFile.findMany({ where: { replacedAt: { lt: before } } });
  let removed = 0;
  for (const { key } of old) {
    removed += await db.$transaction(async (tx) => {
      const { count } = await tx.replacedFile.deleteMany({ where: { key } });
      // Before the commit, as with pictures: what cannot be removed is tried again.
      if (count > 0) await storage.removeFile(key);
      return count;
    });
  }
  return removed;
}
