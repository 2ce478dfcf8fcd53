'use client';

import { Plus } from 'lucide-react';
import type { Route } from 'next';
import { useRouter } from 'next/navigation';
import { useEffect, useMemo, useState } from 'react';
import { PageBody, PageHead } from '@/components/admin/chrome/page-head';
import { Drafts } from '@/components/admin/drafts/drafts';
import { DraftNotices } from '@/components/admin/records/draft-notices';
import { useUndoableDelete } from '@/components/admin/records/use-undoable-delete';
import { askServer } from '@/components/admin/session/ask-server';
import { Button } from '@/components/admin/ui/button';
import { FailureLine } from '@/components/admin/ui/failure-line';
import { ListPages } from '@/components/admin/ui/list-pages';
import { toastError } from '@/components/admin/ui/toaster';
import { messages } from '@/lib/content/messages';
import type { DraftEntry, OpenDraft } from '@/lib/domain/drafts/dto';
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
import { useProjectDrafts } from './use-project-drafts';

const addButtonId = 'add-project';

type Open =
  | { kind: 'sheet'; project: Project | null; draft: OpenDraft<Project> | null }
  | { kind: 'move'; project: Project }
  | null;

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
  drafts: DraftEntry[];
  /** How late what is scheduled may be. */
  scheduleHint: string;
  filter: ProjectFilter;
};

/** ADP-1: the projects of the website, with their forms. */
export function AdminProjectsScreen({
  list: read,
  drafts: readDrafts,
  scheduleHint,
  filter,
}: AdminProjectsScreenProps) {
  const { projects, keep } = useNewest(read?.projects ?? noProjects);
  const router = useRouter();
  const [open, setOpen] = useState<Open>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const deletion = useUndoableDelete<{ id: string; name: string; project: Project }, Project>(projects, {
    focusIdOf: (id) => (id ? editButtonId(id) : addButtonId),
    restore: restoreProjectAction,
  });
  const { records, focusAfterRefresh, asked } = deletion;
  const drafts = useProjectDrafts(readDrafts, (draft) =>
    setOpen({ kind: 'sheet', project: draft.base, draft }),
  );
  const list = read && {
    ...read,
    projects: records,
    allCount: read.allCount - (projects.length - records.length),
  };

  useEffect(() => {
    if (read === null) toastError(messages.toast.projectsLoadFailed);
  }, [read]);

  const close = () => setOpen(null);
  const add = () => setOpen({ kind: 'sheet', project: null, draft: null });
  const edit = (project: Project | null) => {
    const draft = project && drafts.findDraft(project._id);
    if (draft) drafts.open(draft);
    else setOpen({ kind: 'sheet', project, draft: null });
  };
  const refresh = (focusId: string) => {
    focusAfterRefresh(focusId);
    close();
    router.refresh();
  };
  const editOther = async (id: string) => {
    const draft = drafts.findDraft(id);
    if (draft) return drafts.open(draft);
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
          <FailureLine>{failure ?? drafts.failure}</FailureLine>
          <Drafts {...drafts.list} />
          {list.allCount === 0 && <NoProjects onAdd={add} />}
          <AdminProjectGrid
            list={list}
            filter={filter}
            draftedIds={drafts.draftedIds}
            withUndo={deletion.withUndo}
            onDelete={(project) => deletion.ask({ id: project._id, name: project.name, project })}
            onEdit={edit}
            onMove={(project) => setOpen({ kind: 'move', project })}
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
          draft={open.draft}
          featuredCount={list?.featuredCount ?? 0}
          scheduleHint={scheduleHint}
          website={list?.website.find(({ _id }) => _id === open.project?._id)}
          onSaved={(saved) => {
            if (open.draft) drafts.drop(open.draft);
            onSaved(saved, open.project === null);
          }}
          onDraftSaved={(draft) => {
            drafts.keep(draft);
            refresh(open.project ? editButtonId(open.project._id) : addButtonId);
          }}
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
