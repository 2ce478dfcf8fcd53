'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { RecordScreen } from '@/components/admin/records/record-screen';
import { NoRecords } from '@/components/admin/records/screen/no-records';
import { type ScreenRead, useRecordScreen } from '@/components/admin/records/screen/use-record-screen';
import { ListPages } from '@/components/admin/ui/list-pages';
import { limits } from '@/lib/content/limits';
import { messages } from '@/lib/content/messages';
import { moveProjectAction, readProjectAction } from '@/lib/domain/projects/actions';
import type { AdminProjectTable, AdvertisingWarnings } from '@/lib/domain/projects/dto';
import type { Project } from '@/lib/domain/projects/fields';
import { isFiltered, noFilter, type ProjectFilter } from '@/lib/shared/project-filter';
import type { ProjectSort } from '@/lib/shared/project-sort';
import type { SearchedSite } from '@/lib/shared/search-result';
import { adminListHref } from './admin-list';
import { BulkProjects } from './bulk-projects';
import { HeldProjects } from './held-projects';
import { ProjectSheet } from './project-dialogs';
import { ProjectFilters } from './project-filters';
import { projectScreen } from './project-screen';
import { ProjectTable } from './project-table';
import { NoMatch } from './projects-states';

/** A line lacks the fields of the form, so the form reads its project. A new list after each read ends the wait. */
function useNothingListed(table: AdminProjectTable): Project[] {
  const [seen, setSeen] = useState({ table, listed: [] });
  if (seen.table !== table) setSeen({ table, listed: [] });
  return seen.listed;
}

type ProjectsTableScreenProps = ScreenRead & {
  table: AdminProjectTable;
  site: SearchedSite;
  warnings: AdvertisingWarnings;
  filter: ProjectFilter;
  sort: ProjectSort;
};

export function ProjectsTableScreen({
  table,
  site,
  warnings,
  filter,
  sort,
  ...read
}: ProjectsTableScreenProps) {
  const router = useRouter();
  const { rows, website, allCount } = table;
  const screen = useRecordScreen(projectScreen, {
    listed: useNothingListed(table),
    ...read,
    paged: {
      start: (table.page - 1) * limits.adminProjectsPerTable,
      total: allCount,
      read: readProjectAction,
      move: moveProjectAction,
    },
  });
  return (
    <RecordScreen
      screen={screen}
      sheet={(form) => (
        <ProjectSheet
          {...form}
          head={table.heads[form.record?._id ?? '']}
          featuredCount={table.featuredCount}
          site={site}
          advertising={warnings?.mode ?? 'off'}
          website={website.find(({ _id }) => _id === form.record?._id)}
        />
      )}
    >
      <NoRecords
        screen={screen}
        text={messages.admin.noProjects}
        meanwhile={`Until then, visitors read: “${messages.projects.empty}”`}
      />
      <HeldProjects warnings={warnings} />
      {allCount > 0 && <ProjectFilters filter={filter} sort={sort} view="table" />}
      {allCount > 0 && rows.length === 0 && <NoMatch onClear={() => router.push(adminListHref(noFilter))} />}
      <BulkProjects projects={rows} website={website} />
      {rows.length > 0 && (
        <ProjectTable
          table={table}
          filter={filter}
          sort={sort}
          warnings={warnings}
          hasDraft={screen.hasDraft}
          onEdit={screen.open}
        />
      )}
      <ListPages list={table} hrefOf={(page) => adminListHref(filter, page, sort)} />
      <p role="status" className="sr-only">
        {isFiltered(filter) ? `${table.total} projects match` : ''}
      </p>
    </RecordScreen>
  );
}
