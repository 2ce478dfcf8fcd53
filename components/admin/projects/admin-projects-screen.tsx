'use client';

import { Plus } from 'lucide-react';
import type { Route } from 'next';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { PageBody, PageHead } from '@/components/admin/chrome/page-head';
import { Drafts } from '@/components/admin/drafts/drafts';
import { useOpenRecord } from '@/components/admin/drafts/use-open-record';
import { newRecordId } from '@/components/admin/records/unsaved-work';
import { UnsavedWorkNotices } from '@/components/admin/records/unsaved-work-notices';
import { useUndoableDelete } from '@/components/admin/records/use-undoable-delete';
import { Button } from '@/components/admin/ui/button';
import { FailureLine } from '@/components/admin/ui/failure-line';
import { ListPages } from '@/components/admin/ui/list-pages';
import { toastError } from '@/components/admin/ui/toaster';
import { messages } from '@/lib/content/messages';
import type { DraftEntry } from '@/lib/domain/drafts/dto';
import { readProjectAction } from '@/lib/domain/projects/actions';
import type { AdminProjectPage } from '@/lib/domain/projects/dto';
import type { Project } from '@/lib/domain/projects/fields';
import { restoreRecordAction } from '@/lib/domain/records/actions';
import { isFiltered, type ProjectFilter } from '@/lib/shared/project-filter';
import type { ProjectSort } from '@/lib/shared/project-sort';
import type { SearchedSite } from '@/lib/shared/search-result';
import { adminListHref, hrefOfPosition } from './admin-list';
import { editButtonId } from './admin-project-card';
import { AdminProjectGrid } from './admin-project-grid';
import { DeleteProject } from './delete-project';
import { MoveProject, ProjectSheet, warmUpSheet } from './project-dialogs';
import { addButtonId, draftKind, draftSubjects } from './project-draft';
import { LoadFailed, NoProjects } from './projects-states';
import { useNewest } from './use-newest';

const noProjects: Project[] = [];

type AdminProjectsScreenProps = {
  /** One page; null when it could not be read. */
  list: AdminProjectPage | null;
  drafts: DraftEntry[];
  /** How late what is scheduled may be. */
  scheduleHint: string;
  /** The website, as a search names it. */
  site: SearchedSite;
  filter: ProjectFilter;
  sort: ProjectSort;
};

/** ADP-1: the projects of the website, with their forms. */
export function AdminProjectsScreen({
  list: read,
  drafts,
  scheduleHint,
  site,
  filter,
  sort,
}: AdminProjectsScreenProps) {
  const { projects, keep } = useNewest(read?.projects ?? noProjects);
  const router = useRouter();
  const [moved, setMoved] = useState<Project | null>(null);
  const records = useOpenRecord(draftKind, {
    path: '/admin/projects',
    subjects: draftSubjects,
    listed: projects,
    drafts,
    readOther: readProjectAction,
  });
  const { sheet, open, close } = records;
  const deletion = useUndoableDelete<{ id: string; name: string; project: Project }, Project>(projects, {
    focusIdOf: (id) => (id ? editButtonId(id) : addButtonId),
    restore: (id) => restoreRecordAction('project', id),
  });
  const { records: kept, focusAfterRefresh, asked } = deletion;
  const list = read && {
    ...read,
    projects: kept,
    allCount: read.allCount - (projects.length - kept.length),
  };

  useEffect(() => {
    if (read === null) toastError(messages.toast.projectsLoadFailed);
  }, [read]);

  const add = () => open(newRecordId);
  const refresh = (focusId: string) => {
    focusAfterRefresh(focusId);
    router.refresh();
  };
  const show = (href: Route) => {
    if (href !== adminListHref(filter, list?.page, sort)) router.push(href);
  };
  const onSaved = async (saved: Project, isNew: boolean) => {
    keep(saved);
    await close();
    refresh(editButtonId(saved._id));
    // A new project is the first of the whole list.
    if (isNew) show(hrefOfPosition(1));
  };
  const onDraftSaved = async (draft: DraftEntry, project: Project | null) => {
    records.keep(draft);
    await close();
    refresh(project ? editButtonId(project._id) : addButtonId);
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
          {!sheet && (
            <UnsavedWorkNotices
              kind={draftKind}
              records={list.projects}
              onOpen={(project) => open(project?._id ?? newRecordId)}
              onOpenOther={open}
            />
          )}
          <FailureLine>{records.failure}</FailureLine>
          <Drafts {...records.list} />
          {list.allCount === 0 && <NoProjects onAdd={add} />}
          <AdminProjectGrid
            list={list}
            filter={filter}
            sort={sort}
            draftedIds={records.draftedIds}
            withUndo={deletion.withUndo}
            onDelete={(project) => deletion.ask({ id: project._id, name: project.name, project })}
            onEdit={({ _id }) => open(_id)}
            onMove={setMoved}
          />
          <ListPages list={list} hrefOf={(page) => adminListHref(filter, page, sort)} />
          <p role="status" className="sr-only">
            {isFiltered(filter) ? `${list.total} projects match` : ''}
          </p>
        </div>
      )}
      {sheet && (
        <ProjectSheet
          key={records.id}
          project={sheet.record}
          draft={sheet.draft}
          head={list?.heads[sheet.record?._id ?? '']}
          featuredCount={list?.featuredCount ?? 0}
          scheduleHint={scheduleHint}
          site={site}
          website={list?.website.find(({ _id }) => _id === sheet.record?._id)}
          onSaved={(saved) => {
            if (sheet.draft) records.drop(sheet.draft);
            void onSaved(saved, sheet.record === null);
          }}
          onDraftSaved={(draft) => void onDraftSaved(draft, sheet.record)}
          onClose={() => void records.cancel()}
        />
      )}
      {asked && (
        <DeleteProject
          project={asked.project}
          onDeleted={() =>
            deletion.finish(
              asked,
              kept.map(({ _id }) => _id),
            )
          }
          onCancel={deletion.cancel}
        />
      )}
      {moved && (
        <MoveProject
          project={moved}
          total={list?.allCount ?? 0}
          onMoved={(position) => {
            setMoved(null);
            refresh(editButtonId(moved._id));
            show(hrefOfPosition(position));
          }}
          onCancel={() => setMoved(null)}
        />
      )}
    </PageBody>
  );
}
