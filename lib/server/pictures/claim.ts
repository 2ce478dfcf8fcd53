import 'server-only';
import { AppError } from '@/lib/shared/errors';
import type { Tx } from '../db';

/**
 * Checks that every picture can be used by one record: staged, or already the record's own.
 * The rows are locked until the transaction ends, so that the sweep cannot take them meanwhile.
 * @throws AppError invalid when one is gone, in use elsewhere, or named twice.
 */
export async function claimPictures(
  tx: Tx,
  ids: readonly string[],
  ownIds: readonly string[],
): Promise<void> {
  if (new Set(ids).size !== ids.length) {
    throw new AppError('invalid', 'A picture is named twice.', {
      fields: { pictures: 'A picture is named twice.' },
    });
  }
  const added = ids.filter((id) => !ownIds.includes(id));
  if (added.length === 0) return;
  await tx.$queryRaw`select id from picture where id = any(${added}) for update`;
  const usable = await tx.picture.count({
    where: { id: { in: added }, projectImage: null, heroImage: null, director: null, brand: null },
  });
  if (usable !== added.length) {
    const message = 'A picture is no longer there or is used elsewhere. Please upload it again.';
    throw new AppError('invalid', message, { fields: { pictures: message } });
  }
}
