'use client';

import { isStored, type PictureItem } from '@/components/admin/pictures/items';
import { keepDifferences } from '@/components/admin/records/differences';
import { type RecordFormKind, useRecordForm } from '@/components/admin/records/use-record-form';
import { findInputErrors } from '@/components/admin/ui/input-errors';
import { toastError, toastSuccess } from '@/components/admin/ui/toaster';
import { messages } from '@/lib/content/messages';
import { saveDirectorAction } from '@/lib/domain/board/actions';
import type { Director } from '@/lib/domain/board/dto';
import { type DirectorFormInput, directorCreate, directorPatch } from '@/lib/domain/board/schema';
import type { FieldErrors } from '@/lib/shared/errors';
import { toPlainText } from '@/lib/shared/summary';

export const draftKind = 'director';

export type DirectorValues = { name: string; position: string; bio: string };

/** Of several that were chosen one after the other, the last that arrived. */
export const findPhoto = (pictures: PictureItem[]) => pictures.filter(isStored).at(-1);

export function toInput(values: DirectorValues, pictures: PictureItem[]): DirectorFormInput {
  const photo = findPhoto(pictures);
  return { ...values, picture: photo?.picture._id, alt: photo?.alt };
}

export const toValues = (director: Director | null): DirectorValues => ({
  name: director?.name ?? '',
  position: director?.position ?? '',
  bio: director?.bio ?? '',
});

const { directorIncomplete } = messages.admin;
const choosePicture = 'Choose a picture';

function findErrors(input: DirectorFormInput, isNew: boolean): FieldErrors {
  // Spec 5, Director: a photo is required only when adding.
  const fields = findInputErrors(isNew ? directorCreate : directorPatch, input);
  return fields.picture === directorIncomplete ? { ...fields, picture: choosePicture } : fields;
}

const directorForm: RecordFormKind<Director, DirectorValues, DirectorFormInput> = {
  kind: draftKind,
  titleOf: ({ name }) => name.trim() || 'New director',
  toValues,
  picturesOf: (director) => (director?.image ? [director.image] : []),
  toInput,
  isComplete: ({ name, position }) => name.trim() !== '' && position.trim() !== '',
  findErrors,
  headingOf: (fields) =>
    Object.values(fields).some((message) => message === directorIncomplete || message === choosePicture)
      ? directorIncomplete
      : null,
  save: saveDirectorAction,
  onSaved: (isNew) => toastSuccess(isNew ? messages.toast.directorAdded : messages.toast.directorUpdated),
  onFailed: () => toastError(messages.toast.directorSaveFailed),
};

export const useDirectorForm = (director: Director | null, onSaved: (saved: Director) => void) =>
  useRecordForm(directorForm, director, onSaved);

export type DirectorForm = ReturnType<typeof useDirectorForm>;

export function listDifferences(mine: DirectorFormInput, theirs: Director) {
  return keepDifferences([
    { field: 'name', label: 'Name', mine: mine.name ?? '', theirs: theirs.name },
    { field: 'position', label: 'Position', mine: mine.position ?? '', theirs: theirs.position },
    { field: 'bio', label: 'Bio', mine: toPlainText(mine.bio ?? ''), theirs: toPlainText(theirs.bio) },
    {
      field: 'picture',
      label: 'Photo',
      mine: mine.picture === theirs.image?._id ? 'the same' : 'yours',
      theirs: mine.picture === theirs.image?._id ? 'the same' : 'theirs',
    },
    { field: 'alt', label: 'Alt text', mine: mine.alt ?? '', theirs: theirs.image?.alt ?? '' },
  ]);
}
