'use client';

import dynamic from 'next/dynamic';
import { toStoredItem } from '@/components/admin/pictures/items';
import { toSavedLine } from '@/components/admin/records/form/saved-line';
import type { RecordFormProps } from '@/components/admin/records/form/use-draft-form';
import { RecordSheet } from '@/components/admin/records/record-sheet';
import { SheetParts } from '@/components/admin/records/sheet-parts';
import type { ProjectHead, WebsiteState } from '@/lib/domain/projects/dto';
import type { Project, ProjectFormInput } from '@/lib/domain/projects/fields';
import type { AdvertisingMode } from '@/lib/domain/settings/parts/advertising';
import { readyBy } from '@/lib/shared/projects/registration';
import type { SearchedSite } from '@/lib/shared/search-result';
import { BuildingFields } from './building-fields';
import { CostFields } from './cost-fields';
import { DocumentChoices } from './document-field';
import {
  listDifferences,
  listUntouched,
  type ProjectValues,
  picturesOf,
  toInput,
  toValues,
} from './form-values';
import { HoldNotice } from './hold-notice';
import { HomeFields } from './homes/home-fields';
import { ListFields } from './list-fields';
import { PaperFields } from './paper-fields';
import { PlaceFields } from './place-fields';
import { ContentFields, FactFields, fields, OnTheWebsite, Section, StateFields } from './project-fields';
import { RegistrationFields } from './registration-fields';
import { SearchFields } from './search-fields';
import { SheetHead } from './sheet-head';
import { useProjectForm } from './use-project-form';
import { VisitFields } from './visit-fields';
import { WebsiteActions } from './website-actions';

// Checked after the sheet has opened.
const ContradictionNotice = dynamic(() => import('./contradiction-notice'), { ssr: false });

const inputOf = (project: Project | null) =>
  toInput(
    toValues(project),
    picturesOf(project).map((picture) => toStoredItem(picture)),
  );

/** With empty lines, as on the screen: indexes must match the fields. */
const toWorded = ({ specifications }: ProjectValues, input: ProjectFormInput) => ({
  ...input,
  specifications: specifications.map(({ title, lines }) => ({
    title,
    description: lines.map(({ text }) => text),
  })),
});

type ProjectSheetProps = RecordFormProps<Project> & {
  head: ProjectHead | undefined;
  featuredCount: number;
  website: WebsiteState | undefined;
  site: SearchedSite;
  advertising: AdvertisingMode;
};

export function ProjectSheet({
  head,
  featuredCount,
  website,
  site,
  advertising,
  ...opened
}: ProjectSheetProps) {
  const form = useProjectForm(opened);
  const { base, values, input, conflict } = form;
  const { draft, scheduleHint } = opened;
  const verb = base ? 'Update Project' : 'Add Project';
  const saved = toSavedLine(draft, base, draft ? draft.savedBy : head?.by);
  return (
    <RecordSheet
      kind="project"
      opened={opened}
      form={form}
      fields={fields}
      texts={{
        title: verb,
        submit: verb,
        name: values.name.trim() || 'the new project',
        missing: 'Fill in name and status to save',
        saved,
      }}
      worded={{ values: toWorded(values, input), readyBy: readyBy(values.registrations) }}
      layout={{
        sheetHeader: saved && (
          <SheetHead id={base?._id} saved={saved} enquiryCount={head?.enquiryCount ?? 0} />
        ),
      }}
      formClass="flex min-h-full flex-col"
      conflict={
        conflict && {
          kind: 'project',
          name: conflict.name,
          differences: listDifferences(input, inputOf(conflict)),
          preset: listUntouched(input, inputOf(base), inputOf(conflict)),
        }
      }
    >
      {({ notices, schedule }) => (
        <>
          <div className="flex flex-col gap-3 px-4 pt-5 empty:hidden admin:px-6">
            {notices}
            {advertising !== 'off' && <HoldNotice form={form} mode={advertising} />}
            <ContradictionNotice form={form} />
          </div>
          <DocumentChoices form={form}>
            <SheetParts
              label="Parts of the project"
              parts={[
                {
                  name: 'project',
                  label: 'Project',
                  className: 'wide:grid wide:flex-1 wide:grid-cols-[1fr_264px] wide:grid-rows-[auto_1fr]',
                  content: (
                    <>
                      <div className="px-4 pt-5 admin:px-6">
                        <FactFields form={form} />
                      </div>
                      <div className="px-4 pt-4 admin:px-6 wide:col-start-2 wide:row-span-2 wide:row-start-1 wide:border-hairline wide:border-l wide:px-4 wide:pt-5">
                        <StateFields form={form} featuredCount={featuredCount} />
                        {schedule}
                        {!website?.isHidden && <OnTheWebsite form={form} />}
                      </div>
                      <div className="px-4 pb-8 admin:px-6">
                        <ContentFields form={form} />
                      </div>
                    </>
                  ),
                },
                { name: 'homes', label: 'Unit types', content: <HomeFields form={form} /> },
                { name: 'registration', label: 'Registration', content: <RegistrationFields form={form} /> },
                { name: 'papers', label: 'Approvals and NOCs', content: <PaperFields form={form} /> },
                { name: 'costs', label: 'Costs', content: <CostFields form={form} /> },
                { name: 'visits', label: 'Visits', content: <VisitFields form={form} /> },
                {
                  name: 'place',
                  label: 'Building and place',
                  content: (
                    <>
                      <BuildingFields form={form} />
                      <Section title={fields.labelOf('towers')}>
                        <ListFields form={form} name="towers" noun="tower" />
                      </Section>
                      <PlaceFields form={form} />
                    </>
                  ),
                },
                {
                  name: 'search',
                  label: 'Google listing',
                  content: <SearchFields form={form} site={site} />,
                },
                ...(base
                  ? [
                      {
                        name: 'website',
                        label: 'On the website',
                        content: (
                          <WebsiteActions
                            form={form}
                            website={website}
                            hint={scheduleHint}
                            onCopied={opened.onDraftSaved}
                          />
                        ),
                      },
                    ]
                  : []),
              ]}
            />
          </DocumentChoices>
        </>
      )}
    </RecordSheet>
  );
}
