import 'server-only';
import { limits } from '@/lib/content/limits';
import { listOldProgress } from '@/lib/domain/progress/old';
import type { Editor } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db';
import { notDeleted } from '@/lib/server/records/bin';
import { displayOrder } from '@/lib/server/records/order';
import type { ProjectFilter } from '@/lib/shared/project-filter';
import type { ProjectSort } from '@/lib/shared/project-sort';
import type { StatusCounts } from '@/lib/shared/projects/found-projects';
import { Prisma, type Project as ProjectRow } from '@/prisma/generated/client';
import type {
  AdminProjectList,
  AdminProjectPage,
  AdminProjectRow,
  AdminProjectTable,
  ProjectHead,
} from './dto';
import type { Project } from './fields';
import { projects } from './kind';
import { projectCardSelect, statusTexts, toProjectCard } from './row';
import { findIds } from './search';

const inOffice = Prisma.sql`deleted_at is null`;

async function countByStatus(): Promise<StatusCounts> {
  const rows = await db.project.groupBy({ by: 'status', where: notDeleted, _count: true });
  return Object.fromEntries(rows.map(({ status, _count }) => [statusTexts[status], _count]));
}

const toWebsiteState = ({ id, hiddenAt, hideAt }: Pick<ProjectRow, 'id' | 'hiddenAt' | 'hideAt'>) => ({
  _id: id,
  isHidden: hiddenAt !== null,
  hideAt: hideAt?.toISOString() ?? null,
});

async function readHeads(ids: string[]): Promise<Record<string, ProjectHead>> {
  const rows = await db.$queryRaw<(ProjectHead & { id: string })[]>`
    select id,
      (select actor from audit_entry where entity = ${projects.entity} and entity_id = listed.id
        and action in ('create', 'update', 'restore') order by at desc limit 1) as by,
      (select count(*)::int from enquiry where project_id = listed.id) as "enquiryCount"
    from unnest(${ids}::text[]) as listed (id)`;
  return Object.fromEntries(rows.map(({ id, ...head }) => [id, head]));
}

type Listed<Row> = {
  filter: ProjectFilter;
  page: number;
  sort: ProjectSort;
  size: number;
  readRows: (ids: string[]) => Promise<Row[]>;
};

async function readList<Row extends { _id: string }>(listed: Listed<Row>) {
  const { filter, page, sort, size, readRows } = listed;
  const [{ ids, ...found }, all, website] = await Promise.all([
    findIds(filter, page, { size, scope: inOffice, sort }),
    countByStatus(),
    db.project.findMany({
      where: { OR: [{ hiddenAt: { not: null } }, { hideAt: { not: null } }], ...notDeleted },
      select: { id: true, hiddenAt: true, hideAt: true },
    }),
  ]);
  const [heads, read] = await Promise.all([readHeads(ids), readRows(ids)]);
  const byId = new Map(read.map((row) => [row._id, row]));
  const list: AdminProjectList = {
    website: website.map(toWebsiteState),
    heads,
    total: found.total,
    page: found.page,
    pageCount: found.pageCount,
    allCount: Object.values(all).reduce((sum, count) => sum + count, 0),
    featuredCount: all.featured ?? 0,
  };
  return { list, rows: ids.flatMap((id) => byId.get(id) ?? []) };
}

async function readRecords(ids: string[]): Promise<Project[]> {
  const rows = await projects.findRows(db, { where: { id: { in: ids } } });
  return rows.map(projects.toRecord);
}

async function readLines(editor: Editor, ids: string[]): Promise<AdminProjectRow[]> {
  const [rows, places, old] = await Promise.all([
    db.project.findMany({
      where: { id: { in: ids } },
      select: { ...projectCardSelect, version: true, updatedAt: true },
    }),
    db.project.findMany({ where: notDeleted, orderBy: displayOrder, select: { id: true } }),
    listOldProgress(editor, { ids }),
  ]);
  const oldOn = new Map(old.map(({ _id, newestOn }) => [_id, newestOn]));
  const positions = new Map(places.map(({ id }, index) => [id, index + 1]));
  return rows.map((row) => ({
    ...toProjectCard(row),
    version: row.version,
    updatedAt: row.updatedAt.toISOString(),
    oldProgressOn: oldOn.get(row.id) ?? '',
    position: positions.get(row.id) ?? 0,
  }));
}

export async function getAdminProjectPage(
  _editor: Editor,
  filter: ProjectFilter,
  page: number,
  sort: ProjectSort = '',
): Promise<AdminProjectPage> {
  const size = limits.adminProjectsPerPage;
  const { list, rows } = await readList({ filter, page, sort, size, readRows: readRecords });
  return { ...list, projects: rows };
}

export async function getAdminProjectTable(
  editor: Editor,
  filter: ProjectFilter,
  page: number,
  sort: ProjectSort = '',
): Promise<AdminProjectTable> {
  const size = limits.adminProjectsPerTable;
  const { list, rows } = await readList({
    filter,
    page,
    sort,
    size,
    readRows: (ids) => readLines(editor, ids),
  });
  return { ...list, rows };
}
