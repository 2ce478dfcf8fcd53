import 'server-only';
import { expireInHostCache } from '../cache/host-cache';
import { db } from '../db';
import { finishStage, isBusy, queueRenditions, stageNames } from './queue';
import { listWidthsPx } from './renditions';

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

/** No picture begins after the deadline. */
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
