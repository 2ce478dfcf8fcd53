'use client';

import { toStoredItem } from '@/components/admin/pictures/items';
import { RecordDialog } from '@/components/admin/records/record-dialog';
import { RecordNotices } from '@/components/admin/records/record-form-parts';
import { type Project, projectForm } from '@/lib/domain/projects/fields';
import { formatMoment } from '@/lib/shared/format-moment';
import { labelOf as labelOfField } from '@/lib/shared/record-fields';
import { BuildingFields } from './building-fields';
import { listDifferences, listUntouched, picturesOf, toInput, toValues } from './form-values';
import { PlaceFields } from './place-fields';
import { ContentFields, FactFields, fieldId, OnTheWebsite, StateFields } from './project-fields';
import { useProjectForm } from './use-project-form';

const inputOf = (project: Project | null) =>
  toInput(
    toValues(project),
    picturesOf(project).map((picture) => toStoredItem(picture)),
  );

const labelOf = (path: string) => labelOfField(projectForm, path);

type ProjectSheetProps = {
  /** Null to add one. */
  project: Project | null;
  featuredCount: number;
  onSaved: (saved: Project) => void;
  onClose: () => void;
};

/** ADP-2: adds or updates a project. */
export function ProjectSheet({ project, featuredCount, onSaved, onClose }: ProjectSheetProps) {
  const form = useProjectForm(project, onSaved);
  const { base, values, input, conflict } = form;
  const verb = project ? 'Update Project' : 'Add Project';
  const saved = base && `Last saved ${formatMoment(base.updatedAt)}`;
  return (
    <RecordDialog
      form={form}
      texts={{
        title: verb,
        submit: verb,
        name: values.name.trim() || 'the new project',
        missing: 'Fill in name and status to save',
        saved,
      }}
      layout={{ sheetHeader: saved && <p className="hidden text-[13px] text-stone admin:block">{saved}</p> }}
      formClass="wide:grid wide:min-h-full wide:grid-cols-[1fr_264px] wide:grid-rows-[auto_1fr]"
      conflict={
        conflict && {
          kind: 'project',
          name: conflict.name,
          differences: listDifferences(input, inputOf(conflict)),
          preset: listUntouched(input, inputOf(base), inputOf(conflict)),
        }
      }
      onClose={onClose}
    >
      <div className="px-4 pt-5 admin:px-6">
        <RecordNotices form={form} fieldId={fieldId} labelOf={labelOf} />
        <FactFields form={form} />
      </div>
      <div className="px-4 pt-4 admin:px-6 wide:col-start-2 wide:row-span-2 wide:row-start-1 wide:border-hairline wide:border-l wide:px-4 wide:pt-5">
        <StateFields form={form} featuredCount={featuredCount} />
        <BuildingFields form={form} />
        <OnTheWebsite form={form} />
      </div>
      <div className="px-4 pb-8 admin:px-6">
        <ContentFields form={form} />
        <PlaceFields form={form} />
      </div>
    </RecordDialog>
  );
}
