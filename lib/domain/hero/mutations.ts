import 'server-only';
import type { Editor } from '@/lib/server/auth/viewer';
import { type Mutated, mutate } from '@/lib/server/records/mutation';
import { deleteRecord, listRecords, reorderRecords, restoreRecord } from '@/lib/server/records/verbs';
import { AppError } from '@/lib/shared/errors';
import { parseInput } from '@/lib/shared/parse';
import { type HeroImage, heroImagePatch, newHeroImages } from './fields';
import { heroImages } from './record';
import { changeHeroImage, placeHeroImages } from './write';

/**
 * Adds a hero image for each staged picture, in this order, from a place on or after the others, and answers the whole carousel.
 * @throws AppError invalid.
 */
export async function addHeroImages(editor: Editor, input: unknown): Promise<Mutated<HeroImage[]>> {
  const { pictures, place } = parseInput(newHeroImages, input);
  if (pictures.length === 0) throw new AppError('invalid', 'Choose at least one picture.');
  return mutate(editor, async (tx) => {
    const changes = await placeHeroImages(tx, editor, pictures, { place });
    return {
      data: await listRecords(tx, heroImages),
      tags: [heroImages.noun],
      audit: changes.flatMap(({ audit }) => audit),
    };
  });
}

/** Says which project the plate of a hero image names, or none; its alternative text and its focal point. @throws AppError not_found, invalid, conflict. */
export async function updateHeroImage(
  editor: Editor,
  id: string,
  input: unknown,
): Promise<Mutated<HeroImage>> {
  const image = parseInput(heroImagePatch, input);
  return mutate(editor, (tx) => changeHeroImage(tx, editor, id, image));
}

export const deleteHeroImage = (editor: Editor, id: string, version?: number) =>
  deleteRecord(editor, heroImages, id, version);

export const restoreHeroImage = (editor: Editor, id: string) => restoreRecord(editor, heroImages, id);

export const reorderHeroImages = (editor: Editor, input: unknown) =>
  reorderRecords(editor, heroImages, input);
