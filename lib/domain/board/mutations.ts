import 'server-only';
import type { Admin } from '@/lib/server/auth/viewer';
import { type Mutated, mutate } from '@/lib/server/records/mutation';
import { readVersion } from '@/lib/server/records/snapshot';
import { deleteRecord, reorderRecords, restoreRecord } from '@/lib/server/records/verbs';
import { parseInput } from '@/lib/shared/parse';
import { type Director, directorCreate, directorPatch } from './fields';
import { directors } from './record';
import { addDirector, changeDirector } from './write';

/** Adds a director, with a staged picture, after the others. @throws AppError invalid. */
export async function createDirector(admin: Admin, input: unknown): Promise<Mutated<Director>> {
  const director = parseInput(directorCreate, input);
  return mutate(admin, (tx) => addDirector(tx, director));
}

/** Changes the fields that are given; without a picture the old one stays. @throws AppError not_found, invalid, conflict. */
export async function updateDirector(admin: Admin, id: string, input: unknown): Promise<Mutated<Director>> {
  const patch = parseInput(directorPatch, input);
  return mutate(admin, (tx) => changeDirector(tx, admin, id, patch));
}

/**
 * Saves a director as a line of the history holds them, as a new version; with the picture if it still exists.
 * @throws AppError not_found, invalid, conflict.
 */
export async function restoreDirectorVersion(
  admin: Admin,
  id: string,
  entryId: string,
  version?: unknown,
): Promise<Mutated<Director>> {
  const { values, pictures } = await readVersion(directors, id, entryId);
  const [picture] = pictures;
  return updateDirector(admin, id, {
    ...values,
    version,
    ...(picture && { picture: picture._id, alt: picture.alt, focal: picture.focal }),
  });
}

export const deleteDirector = (admin: Admin, id: string, version?: number) =>
  deleteRecord(admin, directors, id, version);

export const restoreDirector = (admin: Admin, id: string) => restoreRecord(admin, directors, id);

export const reorderDirectors = (admin: Admin, input: unknown) => reorderRecords(admin, directors, input);
