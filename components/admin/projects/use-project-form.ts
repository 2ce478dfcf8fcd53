'use client';

import type { RecordFormKind } from '@/components/admin/records/form/record-form-kind';
import { type Opened, useDraftForm } from '@/components/admin/records/form/use-draft-form';
import { findInputErrors } from '@/components/admin/ui/fields/input-errors';
import { toastError, toastSuccess } from '@/components/admin/ui/notices/toaster';
import { messages } from '@/lib/content/messages';
import {
  type Project,
  type ProjectFormInput,
  projectForm as projectFormSchema,
} from '@/lib/domain/projects/fields';
import { saveRecordAction } from '@/lib/domain/records/actions';
import { fieldOfPicture, type ProjectValues, picturesOf, prune, toInput, toValues } from './form-values';

const projectForm: RecordFormKind<Project, ProjectValues, ProjectFormInput> = {
  unsavedKind: 'project',
  titleOf: ({ name }) => name.trim() || 'New project',
  toValues,
  picturesOf,
  fieldOfPicture,
  toInput,
  prune,
  isComplete: ({ name, status }) => name.trim() !== '' && status !== '',
  findErrors: (input) => findInputErrors(projectFormSchema, input),
  save: (id, input) => saveRecordAction('project', id, input),
  onSaved: (isNew) => toastSuccess(isNew ? messages.toast.projectAdded : messages.toast.projectUpdated),
  onFailed: (message) => toastError(messages.toast.somethingWrong + message),
};

export const useProjectForm = (opened: Opened<Project>) => useDraftForm('project', projectForm, opened);

export type ProjectForm = ReturnType<typeof useProjectForm>;
