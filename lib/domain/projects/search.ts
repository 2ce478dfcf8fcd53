import 'server-only';
import { limits } from '@/lib/content/limits';
import { db } from '@/lib/server/db';
import { notDeleted } from '@/lib/server/records/bin';
import { published, publishedSql } from '@/lib/server/records/published';
import { listWords, type ProjectFilter } from '@/lib/shared/project-filter';
import type { ProjectSort } from '@/lib/shared/project-sort';
import { Prisma, type Project } from '@/prisma/generated/client';
import type { AdminProjectPage, ProjectHead, ProjectPage, StatusCounts } from './dto';
import { projects } from './kind';
import { projectCardSelect, statusTexts, toProjectCard } from './row';
import { toSearchQuery } from './search-query';

// Both stand so in the indexes project_town and project_words: an index serves its own expression alone.
const town = Prisma.sql`btrim(regexp_replace(location, '^.*,', ''))`;
const document = Prisma.sql`project_document(name, location, category, status, amenities, description)`;
/** As many of the nearest as are shown where nothing is found. */
const nearestShown = 3;

const inOffice = Prisma.sql`deleted_at is null`;

function conditionsOf(filter: ProjectFilter, scope: Prisma.Sql): Prisma.Sql {
  const words = listWords(filter);
  const conditions = [scope];
  if (filter.category) {
    // The texts of the two enums are the database's own (schema.prisma).
    conditions.push(Prisma.sql`category = ${filter.category}::project_category`);
  }
  if (filter.town) conditions.push(Prisma.sql`${town} = ${filter.town}`);
  if (words.length > 0) {
    conditions.push(Prisma.sql`${document} @@ to_tsquery('simple', ${toSearchQuery(words)})`);
  }
  return Prisma.join(conditions, ' and ');
}

type Order = { columns: Prisma.Sql; by: Prisma.Sql };

const orders: Record<ProjectSort, Order> = {
  '': { columns: Prisma.sql`sort_order, created_at`, by: Prisma.sql`sort_order, created_at desc, id desc` },
  name: { columns: Prisma.sql`name`, by: Prisma.sql`lower(name), id` },
  changed: { columns: Prisma.sql`updated_at`, by: Prisma.sql`updated_at desc, id desc` },
};

type Found = {
  ids: string[];
  /** The nearest to what was typed, where nothing is found. */
  nearest: string[];
  total: number;
  page: number;
  pageCount: number;
  counts: StatusCounts;
};

/** The ids of one page, the last one beyond it, and how many there are of which status without the choice of one. */
async function findIds(
  filter: ProjectFilter,
  page: number,
  { size, scope, sort = '' }: { size: number; scope: Prisma.Sql; sort?: ProjectSort },
): Promise<Found> {
  const where = conditionsOf(filter, scope);
  const { columns, by } = orders[sort];
  const chosen = filter.status ? Prisma.sql`where status = ${filter.status}::project_status` : Prisma.empty;
  const typed = listWords(filter).join(' ');
  // The text of a project is read once; where none is, the indexes of the order and of the counts serve better.
  const once = typed ? Prisma.sql`materialized` : Prisma.sql`not materialized`;
  const nearest = Prisma.sql`nearest_projects(${typed}, ${nearestShown}::int)`;
  const [row] = await db.$queryRaw<Omit<Found, 'pageCount'>[]>`
    with matched as ${once} (select id, status, ${columns} from project where ${where}),
    counted as (select status, count(*)::int as n from matched group by status),
    summed as (select coalesce(sum(n), 0)::int as total from counted ${chosen}),
    turned as (select total, least(${page}::int, greatest(1, ceil(total / ${size}::float8)::int)) as page from summed)
    select total, page,
      (select coalesce(jsonb_object_agg(status, n), '{}') from counted) as counts,
      array(
        select id from matched ${chosen} order by ${by}
        limit ${size} offset (page - 1) * ${size}::int
      ) as ids,
      ${typed ? Prisma.sql`case when total = 0 then ${nearest} else '{}' end` : Prisma.sql`'{}'::text[]`} as nearest
    from turned`;
  if (!row) throw new Error('A count has one row.');
  return { ...row, pageCount: Math.max(1, Math.ceil(row.total / size)) };
}

/** One page of the projects that a filter leaves, in the office's order; the last one for a page beyond it. */
export async function findProjectPage(filter: ProjectFilter, page: number): Promise<ProjectPage> {
  const { ids, nearest, ...found } = await findIds(filter, page, {
    size: limits.projectsPerPage,
    scope: publishedSql,
  });
  const rows = await db.project.findMany({
    // What is nearest may be hidden.
    where: { id: { in: [...ids, ...nearest] }, ...published },
    select: projectCardSelect,
  });
  const byId = new Map(rows.map((row) => [row.id, toProjectCard(row)]));
  const toCards = (chosen: string[]) => chosen.flatMap((id) => byId.get(id) ?? []);
  return { ...found, cards: toCards(ids), nearest: toCards(nearest) };
}

async function countByStatus(): Promise<StatusCounts> {
  const rows = await db.project.groupBy({ by: 'status', where: notDeleted, _count: true });
  return Object.fromEntries(rows.map(({ status, _count }) => [statusTexts[status], _count]));
}

const toWebsiteState = ({ id, hiddenAt, hideAt }: Pick<Project, 'id' | 'hiddenAt' | 'hideAt'>) => ({
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

/** The same for the back office, with whole records, and in another order where one is asked for. */
export async function findAdminProjectPage(
  filter: ProjectFilter,
  page: number,
  sort: ProjectSort,
): Promise<AdminProjectPage> {
  const [{ ids, ...found }, all, website] = await Promise.all([
    findIds(filter, page, { size: limits.adminProjectsPerPage, scope: inOffice, sort }),
    countByStatus(),
    db.project.findMany({
      where: { OR: [{ hiddenAt: { not: null } }, { hideAt: { not: null } }], ...notDeleted },
      select: { id: true, hiddenAt: true, hideAt: true },
    }),
  ]);
  const [rows, heads] = await Promise.all([
    projects.findRows(db, { where: { id: { in: ids } } }),
    readHeads(ids),
  ]);
  const byId = new Map(rows.map((row) => [row.id, projects.toRecord(row)]));
  return {
    projects: ids.flatMap((id) => byId.get(id) ?? []),
    website: website.map(toWebsiteState),
    heads,
    total: found.total,
    page: found.page,
    pageCount: found.pageCount,
    allCount: Object.values(all).reduce((sum, count) => sum + count, 0),
    featuredCount: all.featured ?? 0,
  };
}

/** The towns that projects stand in, by name. */
export async function findTowns(): Promise<string[]> {
  const rows = await db.$queryRaw<{ town: string }[]>`
    select distinct ${town} as town from project where ${publishedSql} and location <> '' order by 1`;
  return rows.map((row) => row.town).filter((name) => name !== '');
}
