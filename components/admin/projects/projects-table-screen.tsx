'use client';

import { Plus } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { PageBody, PageHead } from '@/components/admin/chrome/page-head';
import { Drafts } from '@/components/admin/drafts/drafts';
import { useOpenRecord } from '@/components/admin/drafts/use-open-record';
import { newRecordId } from '@/components/admin/records/unsaved-work';
import { UnsavedWorkNotices } from '@/components/admin/records/unsaved-work-notices';
import { useFocusAfterRefresh } from '@/components/admin/records/use-focus-after-refresh';
import { Button } from '@/components/admin/ui/button';
import { FailureLine } from '@/components/admin/ui/failure-line';
import { ListPages } from '@/components/admin/ui/list-pages';
import type { DraftEntry } from '@/lib/domain/drafts/dto';
import { readProjectAction } from '@/lib/domain/projects/actions';
import type { AdminProjectTable } from '@/lib/domain/projects/dto';
import type { Project } from '@/lib/domain/projects/fields';
import { isFiltered, noFilter, type ProjectFilter } from '@/lib/shared/project-filter';
import type { ProjectSort } from '@/lib/shared/project-sort';
import type { SearchedSite } from '@/lib/shared/search-result';
import { adminListHref } from './admin-list';
import { editButtonId } from './admin-project-card';
import { BulkProjects } from './bulk-projects';
import { ProjectSheet, warmUpSheet } from './project-dialogs';
import { addButtonId, draftKind, draftSubjects } from './project-draft';
import { ProjectFilters } from './project-filters';
import { ProjectTable } from './project-table';
import { NoMatch, NoProjects } from './projects-states';

// A line of the table holds too little for a form, which reads its project.
const listed: Project[] = [];

type ProjectsTableScreenProps = {
  table: AdminProjectTable;
  drafts: DraftEntry[];
  /** How late what is scheduled may be. */
  scheduleHint: string;
  /** The website, as a search names it. */
  site: SearchedSite;
  filter: ProjectFilter;
  sort: ProjectSort;
};

/** The projects of the website as a table, up to 200 on a page. */
export function ProjectsTableScreen({
  table,
  drafts,
  scheduleHint,
  site,
  filter,
  sort,
}: ProjectsTableScreenProps) {
  const router = useRouter();
  const records = useOpenRecord(draftKind, {
    path: '/admin/projects',
    subjects: draftSubjects,
    listed,
    drafts,
    readOther: readProjectAction,
  });
  const { sheet, open } = records;
  const focusAfterRefresh = useFocusAfterRefresh(table);
  const add = () => open(newRecordId);
  const finish = async (focusId: string) => {
    focusAfterRefresh(focusId);
    await records.close();
    router.refresh();
  };
  return (
    <PageBody>
      <PageHead title="Projects" count={table.allCount}>
        <Button id={addButtonId} look="primary" onClick={add} {...warmUpSheet}>
          <Plus size={16} strokeWidth={1.6} aria-hidden="true" />
          Add Project
        </Button>
      </PageHead>
      <div className="mt-4 flex flex-col gap-[18px]">
        {!sheet && (
          <UnsavedWorkNotices
            kind={draftKind}
            records={table.rows}
            onOpen={(project) => open(project?._id ?? newRecordId)}
            onOpenOther={open}
          />
        )}
        <FailureLine>{records.failure}</FailureLine>
        <Drafts {...records.list} />
        {table.allCount === 0 && <NoProjects onAdd={add} />}
        {table.allCount > 0 && <ProjectFilters filter={filter} sort={sort} view="table" />}
        {table.allCount > 0 && table.rows.length === 0 && (
          <NoMatch onClear={() => router.push(adminListHref(noFilter))} />
        )}
        <BulkProjects projects={table.rows} website={table.website} />
        {table.rows.length > 0 && (
          <ProjectTable
            table={table}
            filter={filter}
            sort={sort}
            draftedIds={records.draftedIds}
            onEdit={open}
          />
        )}
        <ListPages list={table} hrefOf={(page) => adminListHref(filter, page, sort)} />
        <p role="status" className="sr-only">
          {isFiltered(filter) ? `${table.total} projects match` : ''}
        </p>
      </div>
      {sheet && (
        <ProjectSheet
          key={records.id}
          project={sheet.record}
          draft={sheet.draft}
          head={table.heads[sheet.record?._id ?? '']}
          featuredCount={table.featuredCount}
          scheduleHint={scheduleHint}
          site={site}
          website={table.website.find(({ _id }) => _id === sheet.record?._id)}
          onSaved={({ _id }) => {
            if (sheet.draft) records.drop(sheet.draft);
            void finish(editButtonId(_id));
          }}
          onDraftSaved={(draft) => {
            records.keep(draft);
            void finish(sheet.record ? editButtonId(sheet.record._id) : addButtonId);
          }}
          onClose={() => void records.cancel()}
        />
      )}
    </PageBody>
  );
}
