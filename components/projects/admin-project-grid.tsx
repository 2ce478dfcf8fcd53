'use client';

import { useRouter } from 'next/navigation';
import { FailureLine } from '@/components/admin/failure-line';
import { SortableArea } from '@/components/admin/sortable/sortable-area';
import { SortableItem } from '@/components/admin/sortable/sortable-item';
import { useOrder } from '@/components/admin/sortable/use-order';
import { limits } from '@/lib/content/limits';
import { moveProjectAction } from '@/lib/domain/projects/actions';
import type { OfficeProjectPage, Project } from '@/lib/domain/projects/dto';
import { isFiltered, noFilter, type ProjectFilter } from '@/lib/shared/project-filter';
import { AdminProjectCard } from './admin-project-card';
import { officeListHref } from './office-list';
import { ProjectFilters } from './project-filters';
import { NoMatch } from './projects-states';

type AdminProjectGridProps = {
  list: OfficeProjectPage;
  filter: ProjectFilter;
  onOpen: (kind: 'sheet' | 'delete' | 'move', project: Project) => void;
};

/** The cards of one page, ordered by dragging; a card comes to another page by its position. */
export function AdminProjectGrid({ list, filter, onOpen }: AdminProjectGridProps) {
  const router = useRouter();
  const { projects, page, allCount } = list;
  const start = (page - 1) * limits.officeProjectsPerPage;
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
      head={allCount > 0 && <ProjectFilters filter={filter} />}
    >
      {allCount > 0 && projects.length === 0 && (
        <NoMatch onClear={() => router.push(officeListHref(noFilter))} />
      )}
      <FailureLine>{order.failure}</FailureLine>
      <ul className="grid gap-4 panel:grid-cols-2 wide:grid-cols-[repeat(auto-fill,minmax(252px,1fr))] wide:gap-5">
        {order.ordered.map((project, index) => (
          <SortableItem key={project._id} id={project._id} isOff={isFiltered(filter)}>
            <AdminProjectCard
              project={project}
              position={start + index + 1}
              total={allCount}
              isFirst={index < 4}
              onEdit={() => onOpen('sheet', project)}
              onDelete={() => onOpen('delete', project)}
              onMove={allCount > limits.officeProjectsPerPage ? () => onOpen('move', project) : undefined}
            />
          </SortableItem>
        ))}
      </ul>
    </SortableArea>
  );
}
