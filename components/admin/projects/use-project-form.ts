'use client';

import { type RecordFormKind, useRecordForm } from '@/components/admin/records/use-record-form';
import { findInputErrors } from '@/components/admin/ui/input-errors';
import { toastError, toastSuccess } from '@/components/admin/ui/toaster';
import { messages } from '@/lib/content/messages';
import { saveProjectAction } from '@/lib/domain/projects/actions';
import {
  type Project,
  type ProjectFormInput,
  projectForm as projectFormSchema,
} from '@/lib/domain/projects/fields';
import { type ProjectValues, picturesOf, prune, toInput, toValues } from './form-values';
import { draftKind } from './project-draft';

const projectForm: RecordFormKind<Project, ProjectValues, ProjectFormInput> = {
  kind: draftKind,
  titleOf: ({ name }) => name.trim() || 'New project',
  toValues,
  picturesOf,
  toInput,
  prune,
  isComplete: ({ name, status }) => name.trim() !== '' && status !== '',
  findErrors: (input) => findInputErrors(projectFormSchema, input),
  save: saveProjectAction,
  onSaved: (isNew) => toastSuccess(isNew ? messages.toast.projectAdded : messages.toast.projectUpdated),
  onFailed: (message) => toastError(messages.toast.somethingWrong + message),
};

export const useProjectForm = (project: Project | null, onSaved: (saved: Project) => void) =>
  useRecordForm(projectForm, project, onSaved);

export type ProjectForm = ReturnType<typeof useProjectForm>;
