import 'server-only';
import type { Tx } from '@/lib/server/db';
import { claimPictures } from '@/lib/server/pictures/claim';
import { type PictureRef, setPictureDetails } from '@/lib/server/pictures/details';
import { releasePictures } from '@/lib/server/pictures/discard';
import type { Actor } from '@/lib/server/records/audit';
import type { Change } from '@/lib/server/records/mutation';
import { placeNew } from '@/lib/server/records/order';
import { lockForSave, readRow, saved, toChange } from '@/lib/server/records/verbs';
import type { Brand } from './fields';
import { brands } from './record';

/** Adds a brand for each staged picture, in this order, after the others. @throws AppError invalid. */
export async function addBrands(tx: Tx, actor: Actor, pictures: PictureRef[]): Promise<Change<Brand>[]> {
  await claimPictures(
    tx,
    actor,
    pictures.map(({ _id }) => _id),
    [],
  );
  await setPictureDetails(tx, pictures);
  const changes: Change<Brand>[] = [];
  for (const { _id: pictureId } of pictures) {
    const { id } = await tx.brand.create({ data: { pictureId }, select: { id: true } });
    changes.push(toChange(brands, 'create', await readRow(tx, brands, id)));
  }
  await placeNew(
    tx,
    brands.table,
    changes.map(({ data }) => data._id),
  );
  return changes;
}

type BrandChange = { alt: string; picture?: string; version?: number | undefined };

/** Says what a brand is called, the text of its picture; without a picture the old one stays. @throws AppError not_found, invalid, conflict. */
export async function changeBrand(
  tx: Tx,
  actor: Actor,
  id: string,
  { alt, picture, version }: BrandChange,
): Promise<Change<Brand>> {
  const { pictureId: present } = await lockForSave(tx, actor, brands, { id, version });
  const pictureId = picture ?? present;
  await claimPictures(tx, actor, [pictureId], [present]);
  await setPictureDetails(tx, [{ _id: pictureId, alt }]);
  await tx.brand.update({ where: { id }, data: { pictureId, ...saved } });
  if (pictureId !== present) await releasePictures(tx, [present]);
  return toChange(
    brands,
    'update',
    await readRow(tx, brands, id),
    pictureId === present ? ['alt'] : ['alt', 'picture'],
  );
}
