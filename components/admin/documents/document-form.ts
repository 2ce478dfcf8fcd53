'use client';

import { useState } from 'react';
import { type Difference, listDifferences } from '@/components/admin/records/form/differences';
import type { RecordFormKind } from '@/components/admin/records/form/record-form-kind';
import { useRecordForm } from '@/components/admin/records/form/use-record-form';
import { findInputErrors } from '@/components/admin/ui/fields/input-errors';
import { toastError, toastSuccess } from '@/components/admin/ui/notices/toaster';
import { useToday } from '@/components/admin/ui/today';
import { alwaysOpen, documentTexts } from '@/lib/content/documents';
import { messages } from '@/lib/content/messages';
import { documentFields, documentForm, type ProjectDocument } from '@/lib/domain/documents/fields';
import { saveRecordAction } from '@/lib/domain/records/actions';
import { type FieldValues, initialValues, pickFields } from '@/lib/shared/parsing/record-fields';
import type { StoredFile } from '@/lib/shared/stored-file';
import { unsavedKindOf } from './unsaved-kind';

type DocumentValues = FieldValues<typeof documentFields> & { file: StoredFile | null };
type DocumentInput = FieldValues<typeof documentForm>;
type Kind = RecordFormKind<ProjectDocument, DocumentValues, DocumentInput>;

const kindOf = (projectId: string, today: string): Kind => ({
  unsavedKind: unsavedKindOf(projectId),
  titleOf: ({ title }) => title || 'New document',
  toValues: (document) =>
    document
      ? { ...pickFields(documentFields, document), file: document.file }
      : { ...initialValues(documentFields), date: today, file: null },
  toInput: ({ file, ...values }) => ({ ...values, file: file?._id ?? '' }),
  isComplete: ({ title, file }) => title.trim() !== '' && file !== null,
  findErrors: (input) => ({
    ...findInputErrors(documentForm, input),
    ...(input.access !== 'Open' &&
      alwaysOpen.includes(input.kind) && { access: documentTexts.refused(input.kind) }),
  }),
  save: (id, input) =>
    saveRecordAction('document', id, id === null ? { ...input, parentId: projectId } : input),
  onSaved: (isNew) => toastSuccess(isNew ? 'Document added' : 'Document updated'),
  onFailed: (message) => toastError(messages.toast.somethingWrong + message),
});

type Opened = { record: ProjectDocument | null; onSaved: (saved: ProjectDocument) => void };

export function useDocumentForm(projectId: string, { record, onSaved }: Opened) {
  const today = useToday();
  // Initial values do not follow later saves by others.
  const [kind] = useState(() => kindOf(projectId, today));
  return useRecordForm(kind, record, onSaved);
}

export function listDocumentDifferences(mine: DocumentValues, theirs: ProjectDocument): Difference[] {
  const fields = listDifferences(documentFields, mine, theirs);
  if (mine.file?._id === theirs.file?._id) return fields;
  const nameOf = (file: StoredFile | null) => file?.name ?? '';
  return [...fields, { field: 'file', label: 'File', mine: nameOf(mine.file), theirs: nameOf(theirs.file) }];
}
