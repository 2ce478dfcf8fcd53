'use client';

import {
  type Difference,
  keepDifferences,
  listDifferences,
} from '@/components/admin/records/form/differences';
import { type PhotoInput, photoFields, toPhotoInput } from '@/components/admin/records/form/photo-input';
import type { RecordFormKind } from '@/components/admin/records/form/record-form-kind';
import { type Opened, useDraftForm } from '@/components/admin/records/form/use-draft-form';
import { findInputErrors } from '@/components/admin/ui/fields/input-errors';
import { toastError, toastSuccess } from '@/components/admin/ui/notices/toaster';
import { messages } from '@/lib/content/messages';
import { type Director, directorCreate, directorFields, directorPatch } from '@/lib/domain/board/fields';
import { saveRecordAction } from '@/lib/domain/records/actions';
import type { FieldErrors } from '@/lib/shared/errors';
import { type FieldValues, initialValues, pickFields } from '@/lib/shared/parsing/record-fields';

type DirectorValues = FieldValues<typeof directorFields>;
type DirectorInput = DirectorValues & PhotoInput;

const toValues = (director: Director | null): DirectorValues =>
  director ? pickFields(directorFields, director) : initialValues(directorFields);

const { directorIncomplete } = messages.admin;
const choosePicture = 'Choose a picture';

function findErrors(input: DirectorInput, isNew: boolean): FieldErrors {
  // Spec 5, Director: a photo is required only when adding.
  const fields = findInputErrors(isNew ? directorCreate : directorPatch, input);
  return fields.picture === directorIncomplete ? { ...fields, picture: choosePicture } : fields;
}

const directorForm: RecordFormKind<Director, DirectorValues, DirectorInput> = {
  unsavedKind: 'director',
  titleOf: ({ name }) => name.trim() || 'New director',
  toValues,
  picturesOf: (director) => (director?.image ? [director.image] : []),
  toInput: (values, pictures) => ({ ...values, ...toPhotoInput(pictures) }),
  isComplete: ({ name, position }) => name.trim() !== '' && position.trim() !== '',
  findErrors,
  alertOf: (fields) =>
    Object.values(fields).some((message) => message === directorIncomplete || message === choosePicture)
      ? directorIncomplete
      : null,
  save: (id, input) => saveRecordAction('director', id, input),
  onSaved: (isNew) => toastSuccess(isNew ? messages.toast.directorAdded : messages.toast.directorUpdated),
  onFailed: () => toastError(messages.toast.directorSaveFailed),
};

export const useDirectorForm = (opened: Opened<Director>) => useDraftForm('director', directorForm, opened);

export type DirectorForm = ReturnType<typeof useDirectorForm>;

export function listDirectorDifferences(mine: DirectorInput, theirs: Director): Difference[] {
  const isSamePhoto = mine.picture === theirs.image?._id;
  return [
    ...listDifferences(directorFields, mine, theirs),
    ...keepDifferences([
      {
        field: 'picture',
        label: 'Photo',
        mine: isSamePhoto ? 'the same' : 'the one chosen here',
        theirs: isSamePhoto ? 'the same' : 'the saved one',
      },
      ...photoFields(mine, theirs.image),
    ]),
  ];
}
