import { redirect } from 'next/navigation';
import { adminListHref } from '@/components/admin/projects/admin-list';
import { AdminProjectsScreen } from '@/components/admin/projects/admin-projects-screen';
import type { DraftEntry } from '@/lib/domain/drafts/dto';
import { listDrafts } from '@/lib/domain/drafts/queries';
import { findScheduleHint } from '@/lib/domain/drafts/schedule-hint';
import type { AdminProjectPage } from '@/lib/domain/projects/dto';
import { getAdminProjectPage } from '@/lib/domain/projects/queries';
import { getShownIdentity } from '@/lib/domain/settings/queries';
import { requireEditorPage } from '@/lib/server/auth/page';
import type { Editor } from '@/lib/server/auth/viewer';
import { env } from '@/lib/server/env';
import { readPart } from '@/lib/server/screen-part';
import { type ProjectFilter, parseFilter, parsePage } from '@/lib/shared/project-filter';
import { type ProjectSort, parseSort, sortKey } from '@/lib/shared/project-sort';

type Read = { list: AdminProjectPage | null; drafts: DraftEntry[] };

async function read(editor: Editor, filter: ProjectFilter, page: number, sort: ProjectSort): Promise<Read> {
  const [list, drafts] = await Promise.all([
    getAdminProjectPage(editor, filter, page, sort),
    listDrafts(editor, 'project'),
  ]);
  return { list, drafts };
}

export default async function ProjectsPage({ searchParams }: PageProps<'/admin/projects'>) {
  const editor = await requireEditorPage();
  const query = await searchParams;
  const filter = parseFilter(query, []);
  const page = parsePage(query);
  const sort = parseSort(query[sortKey]);
  const [{ list, drafts }, { name }] = await Promise.all([
    // Without it the screen says so in the specification's words.
    readPart(() => read(editor, filter, page, sort), { list: null, drafts: [] }),
    getShownIdentity(),
  ]);
  // The last of a page was deleted, or the address is an old one.
  if (list && list.page !== page) redirect(adminListHref(filter, list.page, sort));
  return (
    <AdminProjectsScreen
      list={list}
      drafts={drafts}
      scheduleHint={findScheduleHint()}
      site={{ origin: new URL(env.SITE_URL).origin, brand: name }}
      filter={filter}
      sort={sort}
    />
  );
}
