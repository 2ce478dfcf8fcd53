import 'server-only';
import { AppError } from '@/lib/shared/errors';
import type { Actor } from '../audit';
import type { Tx } from '../db';
import { unused, usableBy } from './use';

/** Locks the rows, so that the sweep cannot delete them before the commit. @throws AppError invalid. */
export async function claimPictures(
  tx: Tx,
  actor: Actor,
  ids: readonly string[],
  ownIds: readonly string[],
): Promise<void> {
  if (new Set(ids).size !== ids.length) {
    throw new AppError('invalid', 'A picture is listed twice.', {
      fields: { pictures: 'A picture is listed twice.' },
    });
  }
  const added = ids.filter((id) => !ownIds.includes(id));
  if (added.length === 0) return;
  await tx.$queryRaw`select id from picture where id = any(${added}) for update`;
  const usable = await tx.picture.findMany({
    where: { id: { in: added }, ...unused, ...usableBy(actor) },
    select: { id: true },
  });
  const refused = added.find((id) => !usable.some((row) => row.id === id));
  if (refused === undefined) return;
  const row = await tx.picture.findUnique({
    // The name of a picture that another person staged stays secret.
    where: { id: refused, NOT: unused },
    select: { fileName: true },
  });
  const place = ids.length > 1 ? `Picture ${ids.indexOf(refused) + 1}` : 'The picture';
  const name = row?.fileName ? `${place} (${row.fileName})` : place;
  const message = `${name} is ${row ? 'used elsewhere' : 'no longer there'}. Please upload it again.`;
  throw new AppError('invalid', message, { fields: { pictures: message } });
}
