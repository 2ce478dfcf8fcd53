import 'server-only';
import { messages } from '@/lib/content/messages';
import type { Admin } from '@/lib/server/auth/viewer';
import { claimPictures } from '@/lib/server/pictures/claim';
import { setPictureDetails } from '@/lib/server/pictures/details';
import { type Mutated, mutate } from '@/lib/server/records/mutation';
import {
  deleteRecord,
  lockForSave,
  readRow,
  reorderRecords,
  restoreRecord,
  saved,
  toChange,
} from '@/lib/server/records/verbs';
import { AppError } from '@/lib/shared/errors';
import { newPictures } from '@/lib/shared/fields';
import { parseInput } from '@/lib/shared/parse';
import { toUpdateSchema } from '@/lib/shared/record-fields';
import { type Brand, brandFields } from './fields';
import { brands } from './record';

/** Adds a brand for each staged picture, in this order. @throws AppError invalid. */
export async function createBrands(admin: Admin, input: unknown): Promise<Mutated<Brand[]>> {
  const { pictures } = parseInput(newPictures, input);
  if (pictures.length === 0) throw new AppError('invalid', messages.admin.noBrandChosen);
  return mutate(admin, async (tx) => {
    await claimPictures(
      tx,
      pictures.map(({ _id }) => _id),
      [],
    );
    await setPictureDetails(tx, pictures);
    const changes = [];
    // The newest stands first: from the last to the first they come to stand as they were chosen.
    for (const { _id: pictureId } of pictures.toReversed()) {
      const { id } = await tx.brand.create({ data: { pictureId }, select: { id: true } });
      changes.unshift(toChange(brands, 'create', await readRow(tx, brands, id)));
    }
    return {
      data: changes.map(({ data }) => data),
      tags: [brands.noun],
      audit: changes.flatMap(({ audit }) => audit),
    };
  });
}

/** Says what a brand is called: the text of its picture. @throws AppError not_found, invalid, conflict. */
export async function renameBrand(
  admin: Admin,
  id: string,
  name: unknown,
  readVersion?: unknown,
): Promise<Mutated<Brand>> {
  const { alt, version } = parseInput(toUpdateSchema(brandFields), { alt: name, version: readVersion });
  return mutate(admin, async (tx) => {
    const { pictureId } = await lockForSave(tx, admin, brands, { id, version });
    await setPictureDetails(tx, [{ _id: pictureId, alt }]);
    await tx.brand.update({ where: { id }, data: saved });
    return toChange(brands, 'update', await readRow(tx, brands, id), ['alt']);
  });
}

export const deleteBrand = (admin: Admin, id: string, version?: number) =>
  deleteRecord(admin, brands, id, version);

export const restoreBrand = (admin: Admin, id: string) => restoreRecord(admin, brands, id);

export const reorderBrands = (admin: Admin, input: unknown) => reorderRecords(admin, brands, input);
