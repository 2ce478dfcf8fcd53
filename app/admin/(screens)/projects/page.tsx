import { redirect } from 'next/navigation';
import { adminListHref } from '@/components/admin/projects/list/admin-list';
import { AdminProjectsScreen } from '@/components/admin/projects/list/admin-projects-screen';
import { ProjectsTableScreen } from '@/components/admin/projects/list/projects-table-screen';
import type { DraftEntry } from '@/lib/domain/drafts/dto';
import { listDrafts } from '@/lib/domain/drafts/queries';
import { findScheduleHint } from '@/lib/domain/drafts/schedule-hint';
import { getAdminProjectPage, getAdminProjectTable } from '@/lib/domain/projects/admin-search';
import type { AdvertisingWarnings } from '@/lib/domain/projects/dto';
import { getAdvertisingWarnings } from '@/lib/domain/projects/holds';
import { getShownIdentity } from '@/lib/domain/settings/queries';
import { requireEditorPage } from '@/lib/server/auth/page';
import type { Editor } from '@/lib/server/auth/viewer';
import { env } from '@/lib/server/env';
import { readPart } from '@/lib/server/http/screen-part';
import { readListView } from '@/lib/server/list-view';
import { parseSort, sortKey } from '@/lib/shared/lists/list-sort';
import { parseFilter, parsePage } from '@/lib/shared/project-filter';
import { projectSortColumns } from '@/lib/shared/project-sort';

const readWarnings = (editor: Editor, shown: readonly { _id: string }[]) =>
  readPart<AdvertisingWarnings>(
    () =>
      getAdvertisingWarnings(
        editor,
        shown.map(({ _id }) => _id),
      ),
    null,
  );

const read = <L,>(editor: Editor, list: Promise<L>) =>
  readPart<{ list: L | null; drafts: DraftEntry[] }>(
    async () => {
      const [found, drafts] = await Promise.all([list, listDrafts(editor, 'project')]);
      return { list: found, drafts };
    },
    { list: null, drafts: [] },
  );

export default async function ProjectsPage({ searchParams }: PageProps<'/admin/projects'>) {
  const editor = await requireEditorPage();
  const query = await searchParams;
  const filter = parseFilter(query, []);
  const page = parsePage(query);
  const sort = parseSort(projectSortColumns, query[sortKey]);
  const view = await readListView('projects');
  const { name } = await getShownIdentity();
  const shared = {
    scheduleHint: findScheduleHint(),
    site: { origin: new URL(env.SITE_URL).origin, brand: name },
    filter,
    sort,
  };
  // The page is gone after a deletion, or the address is old.
  const stayOn = (shown: number | undefined) => {
    if (shown !== undefined && shown !== page) redirect(adminListHref(filter, shown, sort));
  };
  if (view === 'table') {
    const { list: table, drafts } = await read(editor, getAdminProjectTable(editor, filter, page, sort));
    stayOn(table?.page);
    if (table) {
      const warnings = await readWarnings(editor, table.rows);
      return <ProjectsTableScreen table={table} drafts={drafts} warnings={warnings} {...shared} />;
    }
  }
  const { list, drafts } = await read(editor, getAdminProjectPage(editor, filter, page, sort));
  stayOn(list?.page);
  const warnings = await readWarnings(editor, list?.projects ?? []);
  return <AdminProjectsScreen list={list} drafts={drafts} warnings={warnings} {...shared} />;
}
