'use client';

import type { Route } from 'next';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { RecordList } from '@/components/admin/records/record-list';
import { RecordScreen } from '@/components/admin/records/record-screen';
import { NoRecords } from '@/components/admin/records/screen/no-records';
import { type ScreenRead, useRecordScreen } from '@/components/admin/records/screen/use-record-screen';
import { ListPages } from '@/components/admin/ui/list-pages';
import { toastError } from '@/components/admin/ui/notices/toaster';
import { limits } from '@/lib/content/limits';
import { messages } from '@/lib/content/messages';
import { moveProjectAction, readProjectAction } from '@/lib/domain/projects/actions';
import type { AdminProjectPage, AdvertisingWarnings } from '@/lib/domain/projects/dto';
import type { Project } from '@/lib/domain/projects/fields';
import { isFiltered, noFilter, type ProjectFilter } from '@/lib/shared/project-filter';
import type { ProjectSort } from '@/lib/shared/project-sort';
import type { SearchedSite } from '@/lib/shared/search-result';
import { adminListHref, hrefOfPosition } from './admin-list';
import { AdminProjectCard, editButtonId } from './admin-project-card';
import { BulkProjects } from './bulk-projects';
import { HeldProjects } from './held-projects';
import { MoveProject, ProjectSheet } from './project-dialogs';
import { ProjectFilters } from './project-filters';
import { projectScreen } from './project-screen';
import { LoadFailed, NoMatch } from './projects-states';
import { useNewest } from './use-newest';

const noProjects: Project[] = [];

type AdminProjectsScreenProps = ScreenRead & {
  list: AdminProjectPage | null;
  site: SearchedSite;
  warnings: AdvertisingWarnings;
  filter: ProjectFilter;
  sort: ProjectSort;
};

export function AdminProjectsScreen({
  list,
  site,
  warnings,
  filter,
  sort,
  ...read
}: AdminProjectsScreenProps) {
  const { projects, keep } = useNewest(list?.projects ?? noProjects);
  const router = useRouter();
  const [moved, setMoved] = useState<Project | null>(null);
  const show = (href: Route) => {
    if (href !== adminListHref(filter, list?.page, sort)) router.push(href);
  };
  const screen = useRecordScreen(projectScreen, {
    listed: projects,
    ...read,
    paged: {
      start: ((list?.page ?? 1) - 1) * limits.adminProjectsPerPage,
      total: list?.allCount ?? 0,
      read: readProjectAction,
      move: moveProjectAction,
    },
    onSaved: keep,
    afterSaved: (_project, isNew) => isNew && show(hrefOfPosition(1)),
  });
  const { total, shown } = screen;
  const stateOf = (id: string | undefined) => list?.website.find(({ _id }) => _id === id);

  useEffect(() => {
    if (list === null) toastError(messages.toast.projectsLoadFailed);
  }, [list]);

  return (
    <RecordScreen
      screen={screen}
      unread={list === null && <LoadFailed onRetry={() => router.refresh()} />}
      sheet={(form) => (
        <ProjectSheet
          {...form}
          head={list?.heads[form.record?._id ?? '']}
          featuredCount={list?.featuredCount ?? 0}
          site={site}
          advertising={warnings?.mode ?? 'off'}
          website={stateOf(form.record?._id)}
        />
      )}
    >
      <NoRecords
        screen={screen}
        text={messages.admin.noProjects}
        meanwhile={`Until then, visitors read: “${messages.projects.empty}”`}
      />
      <HeldProjects warnings={warnings} />
      <RecordList
        screen={screen}
        grid="admin:grid-cols-2 wide:grid-cols-[repeat(auto-fill,minmax(252px,1fr))] wide:gap-5"
        isUnordered={isFiltered(filter) || sort !== ''}
        head={total > 0 && <ProjectFilters filter={filter} sort={sort} view="cards" />}
        card={(item) => (
          <AdminProjectCard
            {...item}
            isFirst={item.place.position <= screen.order.start + 4}
            isHidden={stateOf(item.record._id)?.isHidden === true}
            isHeld={warnings?.mode === 'enforce' && item.record._id in warnings.holds}
            onMove={total > limits.adminProjectsPerPage ? () => setMoved(item.record) : undefined}
          />
        )}
      >
        {total > 0 && shown.length === 0 && <NoMatch onClear={() => router.push(adminListHref(noFilter))} />}
        {list && <BulkProjects projects={shown} website={list.website} />}
      </RecordList>
      {list && <ListPages list={list} hrefOf={(page) => adminListHref(filter, page, sort)} />}
      <p role="status" className="sr-only">
        {isFiltered(filter) && list ? `${list.total} projects match` : ''}
      </p>
      {moved && (
        <MoveProject
          project={moved}
          total={total}
          onMoved={(position) => {
            setMoved(null);
            screen.refresh(editButtonId(moved._id));
            show(hrefOfPosition(position));
          }}
          onCancel={() => setMoved(null)}
        />
      )}
    </RecordScreen>
  );
}
