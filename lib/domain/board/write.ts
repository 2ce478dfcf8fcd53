import 'server-only';
import type { z } from 'zod';
import type { Tx } from '@/lib/server/db';
import { claimPictures } from '@/lib/server/pictures/claim';
import { setPictureDetails } from '@/lib/server/pictures/details';
import { releasePictures } from '@/lib/server/pictures/discard';
import { keepNamed } from '@/lib/server/pictures/named';
import type { Actor } from '@/lib/server/records/audit';
import { sanitizeFields } from '@/lib/server/records/kind';
import type { Change } from '@/lib/server/records/mutation';
import { placeNew } from '@/lib/server/records/order';
import { changedFields, lockForSave, readRow, saved, toChange } from '@/lib/server/records/verbs';
import { AppError } from '@/lib/shared/errors';
import { type Director, type directorCreate, directorFields, type directorPatch } from './fields';
import { directors } from './record';

const lasting = 'The image of a director can be replaced, but not taken away.';

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
  { picture, image, alt, focal, version, ...fields }: z.output<typeof directorPatch>,
): Promise<Change<Director>> {
  const before = await lockForSave(tx, actor, directors, { id, version });
  const own = before.pictureId ? [before.pictureId] : [];
  if (image === null && !picture && before.picture)
    throw new AppError('invalid', lasting, { fields: { image: lasting } });
  const [named] = image ? keepNamed('image', [image], before.picture ? [before.picture] : []) : [];
  if (picture) await claimPictures(tx, actor, [picture], own);
  await tx.director.update({
    where: { id },
    data: { ...sanitizeFields(directorFields, fields), pictureId: picture || undefined, ...saved },
  });
  const shown = picture || before.pictureId;
  // Of what takes its place nothing is said there.
  const said = picture ? undefined : named;
  if (shown)
    await setPictureDetails(tx, [{ _id: shown, alt: alt ?? said?.alt, focal: focal ?? said?.focal }]);
  if (picture) await releasePictures(tx, own);
  const after = await readRow(tx, directors, id);
  return toChange(directors, 'update', after, changedFields(directors, before, after));
}
