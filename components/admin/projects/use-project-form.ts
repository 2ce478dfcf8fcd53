'use client';

import { useMemo } from 'react';
import { type RecordFormKind, useRecordForm } from '@/components/admin/records/use-record-form';
import { findInputErrors } from '@/components/admin/ui/input-errors';
import { toastError, toastSuccess } from '@/components/admin/ui/toaster';
import { messages } from '@/lib/content/messages';
import { publishDraftAction, saveDraftAction } from '@/lib/domain/drafts/actions';
import type { DraftEntry, OpenDraft } from '@/lib/domain/drafts/dto';
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

type ProjectFormProps = {
  project: Project | null;
  /** The draft that is open in it; its main button publishes that. */
  draft: OpenDraft<Project> | null;
  onSaved: (saved: Project) => void;
  onDraftSaved: (saved: DraftEntry) => void;
};

export function useProjectForm({ project, draft, onSaved, onDraftSaved }: ProjectFormProps) {
  const known = useMemo(() => draft && { _id: draft._id, version: draft.version }, [draft]);
  const noun = useMemo(
    (): typeof projectForm =>
      known
        ? {
            ...projectForm,
            save: (_id, { version: baseVersion, ...data }) =>
              publishDraftAction(draftKind, { draft: known, baseVersion, data }),
          }
        : projectForm,
    [known],
  );
  return useRecordForm(noun, draft ? draft.base : project, onSaved, {
    open: draft,
    save: (recordId, { version: baseVersion, ...data }) =>
      saveDraftAction(draftKind, { draft: known, recordId, baseVersion, data }),
    onSaved: (saved) => {
      toastSuccess('Draft saved. The website does not show it.');
      onDraftSaved(saved);
    },
  });
}

export type ProjectForm = ReturnType<typeof useProjectForm>;
