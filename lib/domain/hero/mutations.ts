import 'server-only';
import type { Editor } from '@/lib/server/auth/viewer';
import type { Tx } from '@/lib/server/db';
import { claimPictures } from '@/lib/server/pictures/claim';
import { setPictureDetails } from '@/lib/server/pictures/details';
import { notDeleted } from '@/lib/server/records/bin';
import { type Mutated, mutate } from '@/lib/server/records/mutation';
import { placeNew } from '@/lib/server/records/order';
import {
  deleteRecord,
  listRecords,
  lockForSave,
  readRow,
  reorderRecords,
  restoreRecord,
  saved,
  toChange,
} from '@/lib/server/records/verbs';
import { AppError } from '@/lib/shared/errors';
import { parseInput } from '@/lib/shared/parse';
import { type HeroImage, heroImagePatch, newHeroImages } from './fields';
import { heroImages } from './record';

/**
 * Adds a hero image for each staged picture, in this order, from a place on or after the others, and answers the whole carousel.
 * @throws AppError invalid.
 */
export async function addHeroImages(editor: Editor, input: unknown): Promise<Mutated<HeroImage[]>> {
  const { pictures, place } = parseInput(newHeroImages, input);
  if (pictures.length === 0) throw new AppError('invalid', 'Choose at least one picture.');
  return mutate(editor, async (tx) => {
    await claimPictures(
      tx,
      pictures.map(({ _id }) => _id),
      [],
    );
    await setPictureDetails(tx, pictures);
    const changes = [];
    for (const { _id: pictureId } of pictures) {
      const { id } = await tx.heroImage.create({ data: { pictureId }, select: { id: true } });
      changes.push(toChange(heroImages, 'create', await readRow(tx, heroImages, id)));
    }
    await placeNew(
      tx,
      heroImages.table,
      changes.map(({ data }) => data._id),
      place,
    );
    return {
      data: await listRecords(tx, heroImages),
      tags: [heroImages.noun],
      audit: changes.flatMap(({ audit }) => audit),
    };
  });
}

async function requireProject(tx: Tx, id: string): Promise<void> {
  if ((await tx.project.count({ where: { id, ...notDeleted } })) > 0) return;
  throw new AppError('invalid', 'There is no such project.', { fields: { projectId: 'Choose a project.' } });
}

/** Says which project the plate of a hero image names, or none; its alternative text and its focal point. @throws AppError not_found, invalid, conflict. */
export async function updateHeroImage(
  editor: Editor,
  id: string,
  input: unknown,
): Promise<Mutated<HeroImage>> {
  const { projectId, alt, focal, version } = parseInput(heroImagePatch, input);
  return mutate(editor, async (tx) => {
    const { pictureId } = await lockForSave(tx, editor, heroImages, { id, version });
    if (projectId) await requireProject(tx, projectId);
    await setPictureDetails(tx, [{ _id: pictureId, alt, focal }]);
    await tx.heroImage.update({ where: { id }, data: { projectId, ...saved } });
    const given = Object.entries({ project: projectId, alt, focal });
    const fields = given.filter(([, value]) => value !== undefined).map(([name]) => name);
    return toChange(heroImages, 'update', await readRow(tx, heroImages, id), fields);
  });
}

export const deleteHeroImage = (editor: Editor, id: string, version?: number) =>
  deleteRecord(editor, heroImages, id, version);

export const restoreHeroImage = (editor: Editor, id: string) => restoreRecord(editor, heroImages, id);

export const reorderHeroImages = (editor: Editor, input: unknown) =>
  reorderRecords(editor, heroImages, input);
