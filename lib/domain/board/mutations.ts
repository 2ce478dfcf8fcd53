import 'server-only';
import type { Admin } from '@/lib/server/auth/viewer';
import { claimPictures } from '@/lib/server/pictures/claim';
import { setPictureDetails } from '@/lib/server/pictures/details';
import { releasePictures } from '@/lib/server/pictures/discard';
import { sanitizeFields } from '@/lib/server/records/kind';
import { type Mutated, mutate } from '@/lib/server/records/mutation';
import { readVersion } from '@/lib/server/records/snapshot';
import {
  changedFields,
  deleteRecord,
  lockForSave,
  readRow,
  reorderRecords,
  restoreRecord,
  saved,
  toChange,
} from '@/lib/server/records/verbs';
import { parseInput } from '@/lib/shared/parse';
import { type Director, directorCreate, directorFields, directorPatch } from './fields';
import { directors } from './record';

/** Adds a director, with a staged picture. @throws AppError invalid. */
export async function createDirector(admin: Admin, input: unknown): Promise<Mutated<Director>> {
  const { picture, alt, focal, ...fields } = parseInput(directorCreate, input);
  return mutate(admin, async (tx) => {
    await claimPictures(tx, [picture], []);
    await setPictureDetails(tx, [{ _id: picture, alt: alt ?? fields.name, focal }]);
    const { id } = await tx.director.create({
      data: { ...sanitizeFields(directorFields, fields), pictureId: picture },
      select: { id: true },
    });
    return toChange(directors, 'create', await readRow(tx, directors, id));
  });
}

/** Changes the fields that are given; without a picture the old one stays. @throws AppError not_found, invalid, conflict. */
export async function updateDirector(admin: Admin, id: string, input: unknown): Promise<Mutated<Director>> {
  const { picture, alt, focal, version, ...fields } = parseInput(directorPatch, input);
  return mutate(admin, async (tx) => {
    const before = await lockForSave(tx, admin, directors, { id, version });
    const own = before.pictureId ? [before.pictureId] : [];
    if (picture) await claimPictures(tx, [picture], own);
    await tx.director.update({
      where: { id },
      data: { ...sanitizeFields(directorFields, fields), pictureId: picture || undefined, ...saved },
    });
    const shown = picture || before.pictureId;
    if (shown) await setPictureDetails(tx, [{ _id: shown, alt, focal }]);
    if (picture) await releasePictures(tx, own);
    const after = await readRow(tx, directors, id);
    return toChange(directors, 'update', after, changedFields(directors, before, after));
  });
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
