import 'server-only';
import { expireInHostCache } from '../cache/host-cache';
import { db } from '../db';
import { finishStage, isBusy, queueRenditions, stageNames } from './queue';
import { listWidthsPx } from './renditions';

/** The pictures of which files are missing, those without widths first. */
export async function findUndone(): Promise<string[]> {
  const { focalX, focalY } = db.picture.fields;
  const [narrowest] = listWidthsPx(Number.POSITIVE_INFINITY);
  const withoutWidths = { width: { gt: narrowest }, widths: { isEmpty: true } };
  const rows = await db.picture.findMany({
    where: {
      publicId: { not: null },
      width: { not: null },
      OR: [
        withoutWidths,
        { hasAvif: false },
        { NOT: { cropX: { equals: focalX }, cropY: { equals: focalY } } },
      ],
    },
    orderBy: [{ widths: 'asc' }, { createdAt: 'asc' }],
    select: { id: true },
  });
  return rows.map(({ id }) => id);
}

/**
 * Makes the files that an earlier process, or an earlier release, left undone: before the deadline, after which no picture
 * is begun; without one in the background, as a server goes on running that a function does not.
 */
export async function resumeRenditions(deadline = Number.POSITIVE_INFINITY): Promise<void> {
  if (isBusy()) return;
  const ids = await findUndone();
  if (deadline === Number.POSITIVE_INFINITY) return queueRenditions(ids);
  for (const id of ids) {
    for (const stage of stageNames) {
      if (Date.now() >= deadline) return;
      expireInHostCache(await finishStage(stage, [id]));
    }
  }
}
