import 'server-only';
import { expireInHostCache } from '../cache/host-cache';
import { db } from '../db';
import { listWidthsPx } from './process';
import { finishWidths, queueWidths } from './widths';

async function findUndone(): Promise<string[]> {
  const [narrowest] = listWidthsPx(Number.POSITIVE_INFINITY);
  const rows = await db.picture.findMany({
    where: { publicId: { not: null }, width: { gt: narrowest }, widths: { isEmpty: true } },
    orderBy: { createdAt: 'asc' },
    select: { id: true },
  });
  return rows.map(({ id }) => id);
}

/**
 * Makes the widths that an earlier process left undone: before the deadline, after which no picture is begun; without one
 * in the background, as a server goes on running that a function does not.
 */
export async function resumeWidths(deadline = Number.POSITIVE_INFINITY): Promise<void> {
  const ids = await findUndone();
  if (deadline === Number.POSITIVE_INFINITY) return queueWidths(ids);
  for (const id of ids) {
    if (Date.now() >= deadline) return;
    expireInHostCache(await finishWidths([id]));
  }
}
