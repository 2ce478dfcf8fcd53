import 'server-only';
import type { Editor } from '@/lib/server/auth/viewer';
import { keepNamed } from '@/lib/server/pictures/named';
import { type Mutated, mutate } from '@/lib/server/records/mutation';
import { readVersion } from '@/lib/server/records/snapshot';
import { deleteRecord, reorderRecords, restoreRecord } from '@/lib/server/records/verbs';
import { parseInput } from '@/lib/shared/parse';
import { type Director, directorInput, directorPatch } from './fields';
import { directors } from './record';
import { addDirector, changeDirector } from './write';

/** Adds a director, with a staged picture, after the others. @throws AppError invalid. */
export async function createDirector(editor: Editor, input: unknown): Promise<Mutated<Director>> {
  const { image, ...director } = parseInput(directorInput, input);
  // A new one has none that could be named.
  if (image) keepNamed('image', [image], []);
  return mutate(editor, (tx) => addDirector(tx, editor, director));
}

/** Changes the fields that are given; without a picture the old one stays. @throws AppError not_found, invalid, conflict. */
export async function updateDirector(editor: Editor, id: string, input: unknown): Promise<Mutated<Director>> {
  const patch = parseInput(directorPatch, input);
  return mutate(editor, (tx) => changeDirector(tx, editor, id, patch));
}

/**
 * Saves a director as a line of the history holds them, as a new version; with the picture if it still exists.
 * @throws AppError not_found, invalid, conflict.
 */
export async function restoreDirectorVersion(
  editor: Editor,
  id: string,
  entryId: string,
  version?: unknown,
): Promise<Mutated<Director>> {
  const { values, pictures } = await readVersion(directors, id, entryId);
  const [picture] = pictures;
  return updateDirector(editor, id, {
    ...values,
    version,
    ...(picture && { picture: picture._id, alt: picture.alt, focal: picture.focal }),
  });
}

export const deleteDirector = (editor: Editor, id: string, version?: number) =>
  deleteRecord(editor, directors, id, version);

export const restoreDirector = (editor: Editor, id: string) => restoreRecord(editor, directors, id);

export const reorderDirectors = (editor: Editor, input: unknown) => reorderRecords(editor, directors, input);
