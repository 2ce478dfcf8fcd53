'use client';

import { type FormEvent, useId } from 'react';
import { toStoredItem } from '@/components/admin/pictures/items';
import { ConflictDialog } from '@/components/admin/records/conflict-dialog';
import {
  FailureSummary,
  LeaveQuestion,
  RestoredNotice,
  SavingState,
  SubmitButton,
  useErrorFocus,
  useSaveKey,
} from '@/components/admin/records/record-form-parts';
import { Button } from '@/components/admin/ui/button';
import { Modal } from '@/components/admin/ui/modal';
import type { Project } from '@/lib/domain/projects/dto';
import { formatMoment } from '@/lib/shared/format-moment';
import { listDifferences, listUntouched, toInput, toValues } from './form-values';
import { ContentFields, FactFields, fieldId, OnTheWebsite, StateFields } from './project-fields';
import { useProjectForm } from './use-project-form';

const labels: Record<string, string> = {
  name: 'Name',
  location: 'Location',
  client: 'Client',
  price: 'Price',
  status: 'Status',
  category: 'Category',
  description: 'Description',
  pictures: 'Pictures',
  amenities: 'Amenities',
  specifications: 'Specifications',
};

const inputOf = (project: Project | null) =>
  toInput(
    toValues(project),
    (project?.images ?? []).map((image) => toStoredItem(image)),
  );

const labelOf = (path: string) => labels[path.split('.')[0] ?? ''] ?? path;

type ProjectSheetProps = {
  /** Null to add one. */
  project: Project | null;
  featuredCount: number;
  onSaved: (saved: Project) => void;
  onClose: () => void;
};

/** ADP-2: adds or updates a project. Nothing typed is lost by a failure, a conflict, a lost session or a closed sheet. */
export function ProjectSheet({ project, featuredCount, onSaved, onClose }: ProjectSheetProps) {
  const formId = useId();
  const form = useProjectForm(project, onSaved);
  const { base, values, failure, conflict, isSaving } = form;
  const verb = project ? 'Update Project' : 'Add Project';
  useSaveKey(() => void (conflict || form.guard.isAsking ? undefined : form.save()));
  useErrorFocus(failure, fieldId);

  const close = () => {
    if (!isSaving) form.guard.ask(onClose);
  };

  return (
    <Modal
      title={verb}
      variant="sheet"
      onClose={close}
      headerExtra={
        base && (
          <p className="hidden text-[13px] text-stone admin:block">
            Last saved {formatMoment(base.updatedAt)}
          </p>
        )
      }
      footer={
        <>
          <SavingState
            form={form}
            missing="Fill in name and status to save"
            saved={base && `Last saved ${formatMoment(base.updatedAt)}`}
          />
          <Button look="ghost" onClick={close} disabled={isSaving} className="flex-1 admin:flex-none">
            Cancel
          </Button>
          <SubmitButton form={form} formId={formId} words={verb} />
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void form.save();
        }}
        className="wide:grid wide:min-h-full wide:grid-cols-[1fr_264px] wide:grid-rows-[auto_1fr]"
      >
        <div className="px-4 pt-5 admin:px-6">
          <RestoredNotice form={form} />
          <FailureSummary form={form} fieldId={fieldId} labelOf={labelOf} />
          <FactFields form={form} />
        </div>
        <div className="px-4 pt-4 admin:px-6 wide:col-start-2 wide:row-span-2 wide:row-start-1 wide:border-hairline wide:border-l wide:px-4 wide:pt-5">
          <StateFields form={form} featuredCount={featuredCount} />
          <OnTheWebsite form={form} />
        </div>
        <div className="px-4 pb-8 admin:px-6">
          <ContentFields form={form} />
        </div>
      </form>
      <LeaveQuestion form={form} name={values.name.trim() || 'the new project'} />
      {conflict && (
        <ConflictDialog
          kind="project"
          name={conflict.name}
          message={form.conflictMessage}
          differences={listDifferences(form.input, inputOf(conflict))}
          choice={{
            preset: listUntouched(form.input, inputOf(base), inputOf(conflict)),
            onSave: form.keepSome,
          }}
          onKeepMine={form.keepMine}
          onTakeTheirs={form.takeTheirs}
          onClose={form.goOn}
        />
      )}
    </Modal>
  );
}
