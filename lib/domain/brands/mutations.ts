import 'server-only';
import { messages } from '@/lib/content/messages';
import type { Editor } from '@/lib/server/auth/viewer';
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
export async function createBrands(editor: Editor, input: unknown): Promise<Mutated<Brand[]>> {
  const { pictures } = parseInput(newPictures, input);
  if (pictures.length === 0) throw new AppError('invalid', messages.admin.noBrandChosen);
  return mutate(editor, async (tx) => {
    const changes = await addBrands(tx, editor, pictures);
    return {
      data: changes.map(({ data }) => data),
      tags: [brands.noun],
      audit: changes.flatMap(({ audit }) => audit),
    };
  });
}

/** Says what a brand is called: the text of its picture. @throws AppError not_found, invalid, conflict. */
export async function renameBrand(
  editor: Editor,
  id: string,
  name: unknown,
  readVersion?: unknown,
): Promise<Mutated<Brand>> {
  const brand = parseInput(toUpdateSchema(brandFields), { alt: name, version: readVersion });
  return mutate(editor, (tx) => changeBrand(tx, editor, id, brand));
}

export const deleteBrand = (editor: Editor, id: string, version?: number) =>
  deleteRecord(editor, brands, id, version);

export const restoreBrand = (editor: Editor, id: string) => restoreRecord(editor, brands, id);

export const reorderBrands = (editor: Editor, input: unknown) => reorderRecords(editor, brands, input);
