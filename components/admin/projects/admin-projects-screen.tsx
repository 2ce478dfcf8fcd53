'use client';

import { Plus } from 'lucide-react';
import type { Route } from 'next';
import { useRouter } from 'next/navigation';
import { useEffect, useMemo, useState } from 'react';
import { PageBody, PageHead } from '@/components/admin/chrome/page-head';
import { DraftNotices } from '@/components/admin/records/draft-notices';
import { useUndoableDelete } from '@/components/admin/records/use-undoable-delete';
import { askServer } from '@/components/admin/session/ask-server';
import { Button } from '@/components/admin/ui/button';
import { FailureLine } from '@/components/admin/ui/failure-line';
import { ListPages } from '@/components/admin/ui/list-pages';
import { toastError } from '@/components/admin/ui/toaster';
import { messages } from '@/lib/content/messages';
import { readProjectAction, restoreProjectAction } from '@/lib/domain/projects/actions';
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

type Open = { kind: 'sheet'; project: Project | null } | { kind: 'move'; project: Project } | null;

const noProjects: Project[] = [];

/** The projects as read, with what this browser has saved since: a refresh may still be on its way. */
function useNewest(read: Project[]) {
  const [saved, setSaved] = useState<ReadonlyMap<string, Project>>(new Map());
  const projects = useMemo(() => {
    const newest = (project: Project) => {
      const own = saved.get(project._id);
      return own && own.version > project.version ? own : project;
    };
    return read.map(newest);
  }, [read, saved]);
  const keep = (project: Project) => setSaved((current) => new Map(current).set(project._id, project));
  return { projects, keep };
}

type AdminProjectsScreenProps = {
  /** One page; null when it could not be read. */
  list: AdminProjectPage | null;
  filter: ProjectFilter;
};

/** ADP-1: the projects of the website, with their forms. */
export function AdminProjectsScreen({ list: read, filter }: AdminProjectsScreenProps) {
  const { projects, keep } = useNewest(read?.projects ?? noProjects);
  const router = useRouter();
  const [open, setOpen] = useState<Open>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const deletion = useUndoableDelete<{ id: string; name: string; project: Project }, Project>(projects, {
    focusIdOf: (id) => (id ? editButtonId(id) : addButtonId),
    restore: restoreProjectAction,
  });
  const { records, focusAfterRefresh, asked } = deletion;
  const list = read && {
    ...read,
    projects: records,
    allCount: read.allCount - (projects.length - records.length),
  };

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
            withUndo={deletion.withUndo}
            onDelete={(project) => deletion.ask({ id: project._id, name: project.name, project })}
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
      {asked && (
        <DeleteProject
          project={asked.project}
          onDeleted={() =>
            deletion.finish(
              asked,
              records.map(({ _id }) => _id),
            )
          }
          onCancel={deletion.cancel}
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
