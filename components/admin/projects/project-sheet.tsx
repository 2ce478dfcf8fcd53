'use client';

import { DraftSchedule } from '@/components/admin/drafts/draft-schedule';
import { DraftStrip } from '@/components/admin/drafts/draft-strip';
import { SaveDraftButton } from '@/components/admin/drafts/save-draft-button';
import type { RecordFormProps } from '@/components/admin/drafts/use-draft-form';
import { toStoredItem } from '@/components/admin/pictures/items';
import { RecordDialog } from '@/components/admin/records/record-dialog';
import { RecordNotices } from '@/components/admin/records/record-form-parts';
import { Moment } from '@/components/admin/ui/moment';
import type { ProjectHead, WebsiteState } from '@/lib/domain/projects/dto';
import type { Project } from '@/lib/domain/projects/fields';
import type { SearchedSite } from '@/lib/shared/search-result';
import { BuildingFields } from './building-fields';
import { listDifferences, listUntouched, picturesOf, toInput, toValues } from './form-values';
import { PlaceFields } from './place-fields';
import { ContentFields, FactFields, fields, OnTheWebsite, StateFields } from './project-fields';
import { SearchFields } from './search-fields';
import { SheetHead } from './sheet-head';
import { useProjectForm } from './use-project-form';
import { WebsiteActions } from './website-actions';

const inputOf = (project: Project | null) =>
  toInput(
    toValues(project),
    picturesOf(project).map((picture) => toStoredItem(picture)),
  );

type ProjectSheetProps = RecordFormProps<Project> & {
  /** Absent for a project that the shown page of the list does not hold. */
  head: ProjectHead | undefined;
  featuredCount: number;
  /** Where it is hidden, or is to be. */
  website: WebsiteState | undefined;
  /** The website, as a search names it. */
  site: SearchedSite;
};

/** ADP-2: adds or updates a project. */
export function ProjectSheet({ head, featuredCount, website, site, ...opened }: ProjectSheetProps) {
  const form = useProjectForm(opened);
  const { base, values, input, conflict } = form;
  const { draft, scheduleHint, onClose } = opened;
  const verb = base ? 'Update Project' : 'Add Project';
  const by = draft ? draft.savedBy : head?.by;
  const at = (draft ?? base)?.updatedAt;
  const saved = at && (
    <>
      {draft ? 'Draft saved' : 'Last saved'} <Moment at={at} />
      {by && ` by ${by}`}
    </>
  );
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
      layout={{
        sheetHeader: saved && (
          <SheetHead id={base?._id} saved={saved} enquiryCount={head?.enquiryCount ?? 0} />
        ),
      }}
      formClass="wide:grid wide:min-h-full wide:grid-cols-[1fr_264px] wide:grid-rows-[auto_1fr]"
      conflict={
        conflict && {
          kind: 'project',
          name: conflict.name,
          differences: listDifferences(input, inputOf(conflict)),
          preset: listUntouched(input, inputOf(base), inputOf(conflict)),
        }
      }
      actions={<SaveDraftButton form={form} />}
      onClose={onClose}
    >
      <div className="px-4 pt-5 admin:px-6">
        {draft && <DraftStrip draft={draft} submit={verb} />}
        <RecordNotices form={form} fields={fields} />
        <FactFields form={form} />
      </div>
      <div className="px-4 pt-4 admin:px-6 wide:col-start-2 wide:row-span-2 wide:row-start-1 wide:border-hairline wide:border-l wide:px-4 wide:pt-5">
        <StateFields form={form} featuredCount={featuredCount} />
        <BuildingFields form={form} />
        {draft && <DraftSchedule kind="project" draft={draft} hint={scheduleHint} />}
        {!website?.isHidden && <OnTheWebsite form={form} />}
        <WebsiteActions form={form} website={website} hint={scheduleHint} onCopied={opened.onDraftSaved} />
      </div>
      <div className="px-4 pb-8 admin:px-6">
        <ContentFields form={form} />
        <PlaceFields form={form} />
        <SearchFields form={form} site={site} />
      </div>
    </RecordDialog>
  );
}
