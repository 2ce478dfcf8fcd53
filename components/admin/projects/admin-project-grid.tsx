'use client';

import { useRouter } from 'next/navigation';
import type { ReactNode } from 'react';
import { SortableArea } from '@/components/admin/records/sortable/sortable-area';
import { SortableItem } from '@/components/admin/records/sortable/sortable-item';
import { useOrder } from '@/components/admin/records/sortable/use-order';
import { FailureLine } from '@/components/admin/ui/failure-line';
import { limits } from '@/lib/content/limits';
import { moveProjectAction } from '@/lib/domain/projects/actions';
import type { AdminProjectPage } from '@/lib/domain/projects/dto';
import type { Project } from '@/lib/domain/projects/fields';
import { isFiltered, noFilter, type ProjectFilter } from '@/lib/shared/project-filter';
import type { ProjectSort } from '@/lib/shared/project-sort';
import { adminListHref } from './admin-list';
import { AdminProjectCard } from './admin-project-card';
import { BulkProjects } from './bulk-projects';
import { ProjectFilters } from './project-filters';
import { NoMatch } from './projects-states';

type AdminProjectGridProps = {
  list: AdminProjectPage;
  filter: ProjectFilter;
  sort: ProjectSort;
  /** The projects that have a draft. */
  draftedIds: ReadonlySet<string>;
  onEdit: (project: Project) => void;
  onMove: (project: Project) => void;
  onDelete: (project: Project) => void;
  /** The cards, with what brings back a deleted one. */
  withUndo: (cards: ReactNode[]) => ReactNode[];
};

/** The cards of one page, ordered by dragging; a card comes to another page by its position. */
export function AdminProjectGrid({
  list,
  filter,
  sort,
  draftedIds,
  withUndo,
  ...act
}: AdminProjectGridProps) {
  const router = useRouter();
  const { projects, page, allCount } = list;
  const start = (page - 1) * limits.adminProjectsPerPage;
  const order = useOrder(
    projects,
    (_ids, _before, { id, index }) => moveProjectAction(id, start + index + 1),
    {
      start,
      total: allCount,
    },
  );
  return (
    <SortableArea
      order={order}
      nameOf={(id) => projects.find(({ _id }) => _id === id)?.name ?? ''}
      layout="grid"
      head={allCount > 0 && <ProjectFilters filter={filter} sort={sort} view="cards" />}
    >
      {allCount > 0 && projects.length === 0 && (
        <NoMatch onClear={() => router.push(adminListHref(noFilter))} />
      )}
      <FailureLine>{order.failure}</FailureLine>
      <BulkProjects projects={projects} website={list.website} />
      <ul className="grid gap-4 admin:grid-cols-2 wide:grid-cols-[repeat(auto-fill,minmax(252px,1fr))] wide:gap-5">
        {withUndo(
          order.ordered.map((project, index) => (
            <SortableItem key={project._id} id={project._id} isOff={isFiltered(filter) || sort !== ''}>
              <AdminProjectCard
                project={project}
                place={{ position: start + index + 1, total: allCount }}
                isFirst={index < 4}
                hasDraft={draftedIds.has(project._id)}
                isHidden={list.website.some(({ _id, isHidden }) => isHidden && _id === project._id)}
                onEdit={() => act.onEdit(project)}
                onDelete={() => act.onDelete(project)}
                onMove={allCount > limits.adminProjectsPerPage ? () => act.onMove(project) : undefined}
              />
            </SortableItem>
          )),
        )}
      </ul>
    </SortableArea>
  );
}
