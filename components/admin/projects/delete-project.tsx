'use client';

import { DeleteRecord } from '@/components/admin/records/lazy-delete-record';
import { removeUnsavedWork } from '@/components/admin/records/unsaved-work';
import { messages } from '@/lib/content/messages';
import type { Project } from '@/lib/domain/projects/fields';
import { deleteRecordAction } from '@/lib/domain/records/actions';
import { draftKind } from './project-draft';

type DeleteProjectProps = {
  project: Project;
  onDeleted: () => void;
  onCancel: () => void;
};

export function DeleteProject({ project, onDeleted, onCancel }: DeleteProjectProps) {
  const { _id, name, images } = project;
  return (
    <DeleteRecord
      record={{ name, kind: 'project', picture: { picture: images[0] ?? null, fallback: 'project' } }}
      more={
        images.length > 0 && `, with ${images.length === 1 ? 'its picture' : `its ${images.length} pictures`}`
      }
      remove={() => deleteRecordAction('project', _id)}
      toasts={{ deleted: messages.toast.projectDeleted, failed: messages.toast.projectDeleteFailed }}
      onDeleted={() => {
        removeUnsavedWork(draftKind, _id);
        onDeleted();
      }}
      onCancel={onCancel}
    />
  );
}
