import 'server-only';
import { limits } from '@/lib/content/limits';
import type { ProjectStatus } from '@/lib/content/projects';
import { db } from '@/lib/server/db';
import { listWords, noFilter, type ProjectFilter } from '@/lib/shared/project-filter';
import { Prisma } from '@/prisma/generated/client';
import type { AdminProjectPage, ProjectPage, StatusCounts } from './dto';
import { projects } from './record';
import { projectCardSelect, toProjectCard } from './row';

// Both stand so in the indexes project_town and project_words: an index serves its own expression alone.
const town = Prisma.sql`btrim(regexp_replace(location, '^.*,', ''))`;
const document = Prisma.sql`to_tsvector('simple', name || ' ' || location)`;

/** Every word must begin one of the name's or the location's. */
function conditionsOf(filter: ProjectFilter): Prisma.Sql {
  const words = listWords(filter);
  const conditions = [Prisma.sql`deleted_at is null`];
  if (filter.category) {
    // The texts of the two enums are the database's own (schema.prisma).
    conditions.push(Prisma.sql`category = ${filter.category}::project_category`);
  }
  if (filter.town) conditions.push(Prisma.sql`${town} = ${filter.town}`);
  if (words.length > 0) {
    const query = words.map((word) => `${word}:*`).join(' & ');
    conditions.push(Prisma.sql`${document} @@ to_tsquery('simple', ${query})`);
  }
  return Prisma.join(conditions, ' and ');
}

async function countByStatus(where: Prisma.Sql): Promise<StatusCounts> {
  const rows = await db.$queryRaw<{ status: ProjectStatus; count: number }[]>`
    select status::text as status, count(*)::int as count from project where ${where} group by status`;
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
}

const sum = (counts: StatusCounts): number => Object.values(counts).reduce((all, count) => all + count, 0);

type Found = { ids: string[]; total: number; pageCount: number; counts: StatusCounts };

/** The ids of one page, and how many there are of which status without the choice of one. */
async function findIds(filter: ProjectFilter, page: number, size: number): Promise<Found> {
  const where = conditionsOf(filter);
  const shown = filter.status ? Prisma.sql`${where} and status = ${filter.status}::project_status` : where;
  const [counts, rows] = await Promise.all([
    countByStatus(where),
    db.$queryRaw<{ id: string }[]>`
      select id from project where ${shown}
      order by sort_order, created_at desc, id desc limit ${size} offset ${(page - 1) * size}`,
  ]);
  const total = filter.status ? (counts[filter.status] ?? 0) : sum(counts);
  return { ids: rows.map(({ id }) => id), total, pageCount: Math.max(1, Math.ceil(total / size)), counts };
}

/** One page of the projects that a filter leaves, in the office's order. A page beyond the last has no cards. */
export async function findProjectPage(filter: ProjectFilter, page: number): Promise<ProjectPage> {
  const { ids, ...found } = await findIds(filter, page, limits.projectsPerPage);
  const rows = await db.project.findMany({ where: { id: { in: ids } }, select: projectCardSelect });
  const byId = new Map(rows.map((row) => [row.id, toProjectCard(row)]));
  return { ...found, page, cards: ids.flatMap((id) => byId.get(id) ?? []) };
}

/** The same for the back office, with whole records. */
export async function findAdminProjectPage(filter: ProjectFilter, page: number): Promise<AdminProjectPage> {
  const [{ ids, total, pageCount }, counts] = await Promise.all([
    findIds(filter, page, limits.adminProjectsPerPage),
    countByStatus(conditionsOf(noFilter)),
  ]);
  const rows = await projects.findRows(db, { where: { id: { in: ids } } });
  const byId = new Map(rows.map((row) => [row.id, projects.toRecord(row)]));
  return {
    projects: ids.flatMap((id) => byId.get(id) ?? []),
    total,
    page,
    pageCount,
    allCount: sum(counts),
    featuredCount: counts.featured ?? 0,
  };
}

/** The towns that projects stand in, by name. */
export async function findTowns(): Promise<string[]> {
  const rows = await db.$queryRaw<{ town: string }[]>`
    select distinct ${town} as town from project where deleted_at is null and location <> '' order by 1`;
  return rows.map((row) => row.town).filter((name) => name !== '');
}
