import 'server-only';
import { messages } from '@/lib/content/messages';
import type { Admin } from '@/lib/server/auth/viewer';
import { type Mutated, mutate } from '@/lib/server/records/mutation';
import { deleteRecord, reorderRecords, restoreRecord } from '@/lib/server/records/verbs';
import { AppError } from '@/lib/shared/errors';
import { newPictures } from '@/lib/shared/fields';
import { parseInput } from '@/lib/shared/parse';
import { toUpdateSchema } from '@/lib/shared/record-fields';
import { type Brand, brandFields } from './fields';
import { brands } from './record';
import { addBrands, changeBrand } from './write';

/** Adds a brand for each staged picture, in this order, after the others. @throws AppError invalid. */
export async function createBrands(admin: Admin, input: unknown): Promise<Mutated<Brand[]>> {
  const { pictures } = parseInput(newPictures, input);
  if (pictures.length === 0) throw new AppError('invalid', messages.admin.noBrandChosen);
  return mutate(admin, async (tx) => {
    const changes = await addBrands(tx, pictures);
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
  const brand = parseInput(toUpdateSchema(brandFields), { alt: name, version: readVersion });
  return mutate(admin, (tx) => changeBrand(tx, admin, id, brand));
}

export const deleteBrand = (admin: Admin, id: string, version?: number) =>
  deleteRecord(admin, brands, id, version);

export const restoreBrand = (admin: Admin, id: string) => restoreRecord(admin, brands, id);

export const reorderBrands = (admin: Admin, input: unknown) => reorderRecords(admin, brands, input);
