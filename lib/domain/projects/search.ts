import 'server-only';
import { limits } from '@/lib/content/limits';
import { db } from '@/lib/server/db';
import { published, publishedSql } from '@/lib/server/records/published';
import { listWords, type ProjectFilter } from '@/lib/shared/project-filter';
import { type ProjectSort, type ProjectSortColumn, splitSort } from '@/lib/shared/project-sort';
import { Prisma } from '@/prisma/generated/client';
import type { ProjectPage, StatusCounts } from './dto';
import { projectCardSelect, toProjectCard } from './row';
import { toSearchQuery } from './search-query';

// Both stand so in the indexes project_town and project_words: an index serves its own expression alone.
const town = Prisma.sql`btrim(regexp_replace(location, '^.*,', ''))`;
const document = Prisma.sql`project_document(name, location, category, status, amenities, description)`;
/** As many of the nearest as are shown where nothing is found. */
const nearestShown = 3;

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

const ofWebsite: Order = {
  columns: Prisma.sql`sort_order, created_at`,
  by: Prisma.sql`sort_order, created_at desc, id desc`,
};

type Sorted = { value: Prisma.Sql; isDescending?: true };

const sortedBy: Record<ProjectSortColumn, Sorted> = {
  name: { value: Prisma.sql`lower(name)` },
  changed: { value: Prisma.sql`updated_at`, isDescending: true },
  status: { value: Prisma.sql`project.status` },
  category: { value: Prisma.sql`category` },
  enquiries: {
    value: Prisma.sql`(select count(*) from enquiry where project_id = project.id)`,
    isDescending: true,
  },
};

function orderOf(sort: ProjectSort): Order {
  const { column, isReversed } = splitSort(sort);
  if (column === '') return ofWebsite;
  const { value, isDescending = false } = sortedBy[column];
  const direction = isDescending === isReversed ? Prisma.sql`asc` : Prisma.sql`desc`;
  return {
    columns: Prisma.sql`${value} as sorted, lower(name) as named`,
    // What has no value stands last, whichever way.
    by: Prisma.sql`sorted ${direction} nulls last, named, id`,
  };
}

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
export async function findIds(
  filter: ProjectFilter,
  page: number,
  { size, scope, sort = '' }: { size: number; scope: Prisma.Sql; sort?: ProjectSort },
): Promise<Found> {
  const where = conditionsOf(filter, scope);
  const { columns, by } = orderOf(sort);
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

/** The towns that projects stand in, by name. */
export async function findTowns(): Promise<string[]> {
  const rows = await db.$queryRaw<{ town: string }[]>`
    select distinct ${town} as town from project where ${publishedSql} and location <> '' order by 1`;
  return rows.map((row) => row.town).filter((name) => name !== '');
}
