import 'server-only';
import type { z } from 'zod';
import type { Tx } from '@/lib/server/db';
import { claimPictures } from '@/lib/server/pictures/claim';
import { setPictureDetails } from '@/lib/server/pictures/details';
import { releasePictures } from '@/lib/server/pictures/discard';
import type { Actor } from '@/lib/server/records/audit';
import { sanitizeFields } from '@/lib/server/records/kind';
import type { Change } from '@/lib/server/records/mutation';
import { placeNew } from '@/lib/server/records/order';
import { changedFields, lockForSave, readRow, saved, toChange } from '@/lib/server/records/verbs';
import { type Director, type directorCreate, directorFields, type directorPatch } from './fields';
import { directors } from './record';

/** Adds a director, after the others. @throws AppError invalid. */
export async function addDirector(
  tx: Tx,
  actor: Actor,
  { picture, alt, focal, ...fields }: z.output<typeof directorCreate>,
): Promise<Change<Director>> {
  await claimPictures(tx, actor, [picture], []);
  await setPictureDetails(tx, [{ _id: picture, alt: alt ?? fields.name, focal }]);
  const { id } = await tx.director.create({
    data: { ...sanitizeFields(directorFields, fields), pictureId: picture },
    select: { id: true },
  });
  await placeNew(tx, directors.table, [id]);
  return toChange(directors, 'create', await readRow(tx, directors, id));
}

/** Changes the fields that are given; without a picture the old one stays. @throws AppError not_found, invalid, conflict. */
export async function changeDirector(
  tx: Tx,
  actor: Actor,
  id: string,
  { picture, alt, focal, version, ...fields }: z.output<typeof directorPatch>,
): Promise<Change<Director>> {
  const before = await lockForSave(tx, actor, directors, { id, version });
  const own = before.pictureId ? [before.pictureId] : [];
  if (picture) await claimPictures(tx, actor, [picture], own);
  await tx.director.update({
    where: { id },
    data: { ...sanitizeFields(directorFields, fields), pictureId: picture || undefined, ...saved },
  });
  const shown = picture || before.pictureId;
  if (shown) await setPictureDetails(tx, [{ _id: shown, alt, focal }]);
  if (picture) await releasePictures(tx, own);
  const after = await readRow(tx, directors, id);
  return toChange(directors, 'update', after, changedFields(directors, before, after));
}
