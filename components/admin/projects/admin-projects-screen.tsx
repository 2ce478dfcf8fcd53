'use client';

import { Plus } from 'lucide-react';
import type { Route } from 'next';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { PageBody, PageHead } from '@/components/admin/chrome/page-head';
import { DraftNotices } from '@/components/admin/records/draft-notices';
import { useFocusAfterRefresh } from '@/components/admin/records/use-focus-after-refresh';
import { askServer } from '@/components/admin/session/ask-server';
import { Button } from '@/components/admin/ui/button';
import { FailureLine } from '@/components/admin/ui/failure-line';
import { ListPages } from '@/components/admin/ui/list-pages';
import { toastError } from '@/components/admin/ui/toaster';
import { messages } from '@/lib/content/messages';
import { readProjectAction } from '@/lib/domain/projects/actions';
import type { AdminProjectPage } from '@/lib/domain/projects/dto';
import type { Project } from '@/lib/domain/projects/fields';
import { isFiltered, type ProjectFilter } from '@/lib/shared/project-filter';
import { adminListHref, hrefOfPosition } from './admin-list';
import { editButtonId } from './admin-project-card';
import { AdminProjectGrid } from './admin-project-grid';
import { DeleteProject } from './delete-project';
import { MoveProject, ProjectSheet, warmUpSheet } from './project-dialogs';
import { draftKind } from './project-draft';
import { LoadFailed, NoProjects } from './projects-states';

const addButtonId = 'add-project';

type Open = { kind: 'sheet'; project: Project | null } | { kind: 'delete' | 'move'; project: Project } | null;

/** The page as read, with what this browser has saved since: a refresh may still be on its way. */
function useNewest(read: AdminProjectPage | null) {
  const [saved, setSaved] = useState<ReadonlyMap<string, Project>>(new Map());
  const newest = (project: Project) => {
    const own = saved.get(project._id);
    return own && own.version > project.version ? own : project;
  };
  const keep = (project: Project) => setSaved((current) => new Map(current).set(project._id, project));
  return { list: read && { ...read, projects: read.projects.map(newest) }, keep };
}

type AdminProjectsScreenProps = {
  /** One page; null when it could not be read. */
  list: AdminProjectPage | null;
  filter: ProjectFilter;
};

/** ADP-1: the projects of the website, with their forms. */
export function AdminProjectsScreen({ list: read, filter }: AdminProjectsScreenProps) {
  const { list, keep } = useNewest(read);
  const router = useRouter();
  const [open, setOpen] = useState<Open>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const focusAfterRefresh = useFocusAfterRefresh(read);

  useEffect(() => {
    if (read === null) toastError(messages.toast.projectsLoadFailed);
  }, [read]);

  const close = () => setOpen(null);
  const add = () => setOpen({ kind: 'sheet', project: null });
  const edit = (project: Project | null) => setOpen({ kind: 'sheet', project });
  const refresh = (focusId: string) => {
    focusAfterRefresh(focusId);
    close();
    router.refresh();
  };
  const editOther = async (id: string) => {
    const result = await askServer(() => readProjectAction(id));
    if (result.ok && result.data) edit(result.data);
    setFailure(
      result.ok && result.data ? null : 'This project could not be opened. It may have been deleted.',
    );
  };
  const show = (href: Route) => {
    if (href !== adminListHref(filter, list?.page)) router.push(href);
  };
  const onSaved = (saved: Project, isNew: boolean) => {
    keep(saved);
    refresh(editButtonId(saved._id));
    // A new project is the first of the whole list.
    if (isNew) show(hrefOfPosition(1));
  };
  const onDeleted = ({ _id }: Project) => {
    const shown = list?.projects ?? [];
    const at = shown.findIndex((project) => project._id === _id);
    const neighbour = shown[at + 1] ?? shown[at - 1];
    refresh(neighbour ? editButtonId(neighbour._id) : addButtonId);
  };

  return (
    <PageBody>
      <PageHead title="Projects" count={list?.allCount}>
        <Button id={addButtonId} look="primary" disabled={list === null} onClick={add} {...warmUpSheet}>
          <Plus size={16} strokeWidth={1.6} aria-hidden="true" />
          Add Project
        </Button>
      </PageHead>
      {list === null && <LoadFailed onRetry={() => router.refresh()} />}
      {list && (
        <div className="mt-4 flex flex-col gap-[18px]">
          {open === null && (
            <DraftNotices
              kind={draftKind}
              records={list.projects}
              onOpen={edit}
              onOpenOther={(id) => void editOther(id)}
            />
          )}
          <FailureLine>{failure}</FailureLine>
          {list.allCount === 0 && <NoProjects onAdd={add} />}
          <AdminProjectGrid
            list={list}
            filter={filter}
            onOpen={(kind, project) => setOpen({ kind, project })}
          />
          <ListPages list={list} hrefOf={(page) => adminListHref(filter, page)} />
          <p role="status" className="sr-only">
            {isFiltered(filter) ? `${list.total} projects match` : ''}
          </p>
        </div>
      )}
      {open?.kind === 'sheet' && (
        <ProjectSheet
          project={open.project}
          featuredCount={list?.featuredCount ?? 0}
          onSaved={(saved) => onSaved(saved, open.project === null)}
          onClose={close}
        />
      )}
      {open?.kind === 'delete' && (
        <DeleteProject
          project={open.project}
          onDeleted={() => onDeleted(open.project)}
          onRestored={() => refresh(editButtonId(open.project._id))}
          onCancel={close}
        />
      )}
      {open?.kind === 'move' && (
        <MoveProject
          project={open.project}
          total={list?.allCount ?? 0}
          onMoved={(position) => {
            refresh(editButtonId(open.project._id));
            show(hrefOfPosition(position));
          }}
          onCancel={close}
        />
      )}
    </PageBody>
  );
}
