import 'server-only';
import { budgetChoices, toRupees } from '@/lib/content/home-choices';
import { limits } from '@/lib/content/limits';
import { db } from '@/lib/server/db';
import { type Gate, published, publishedSql } from '@/lib/server/records/published';
import { splitSort } from '@/lib/shared/lists/list-sort';
import { listWords, type ProjectFilter } from '@/lib/shared/project-filter';
import type { ProjectSort, ProjectSortColumn } from '@/lib/shared/project-sort';
import type { FoundProjects } from '@/lib/shared/projects/found-projects';
import { Prisma } from '@/prisma/generated/client';
import { parseBudget } from './budget-words';
import { toConditions, town } from './conditions';
import type { ProjectPage } from './dto';
import { type LessQuery, toLessQuery, toNearest } from './left-out';
import { withoutPrice } from './portfolio';
import { projectCardSelect, toProjectCard } from './row';
import { type ParsedSearch, parseSearch } from './search-query';

const nearestShown = 3;
const onRequestShown = 6;

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
    // Missing values come last in both directions.
    by: Prisma.sql`sorted ${direction} nulls last, named, id`,
  };
}

const none = Prisma.sql`'{}'::text[]`;

type Ids = Pick<
  FoundProjects,
  'ids' | 'nearest' | 'onRequest' | 'total' | 'page' | 'pageCount' | 'counts'
> & {
  least: number | null;
  best: number | null;
  slips: boolean[] | null;
};

export async function findIds(
  filter: ProjectFilter,
  page: number,
  {
    size,
    scope,
    sort = '',
    search = parseSearch(filter.words),
    less = null,
  }: { size: number; scope: Prisma.Sql; sort?: ProjectSort; search?: ParsedSearch; less?: LessQuery | null },
): Promise<Ids> {
  const { where, budget } = toConditions(filter, search, scope);
  const { columns, by } = orderOf(sort);
  const isChosen = filter.status ? Prisma.sql`status = ${filter.status}::project_status` : Prisma.sql`true`;
  const chosen = Prisma.sql`where ${isChosen}`;
  const typed = listWords(filter).join(' ');
  // Materialized: the text is read once. Without words the indexes serve better.
  const once = typed ? Prisma.sql`materialized` : Prisma.sql`not materialized`;
  const nearest = toNearest(search, typed, nearestShown);
  const [row] = await db.$queryRaw<Omit<Ids, 'pageCount'>[]>`
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
      ${typed ? Prisma.sql`case when total = 0 then ${nearest} else '{}' end` : none} as nearest,
      ${budget ? Prisma.sql`array(select id from project where ${budget.onRequest} and ${isChosen} order by ${ofWebsite.by} limit ${onRequestShown})` : none} as "onRequest",
      ${budget ? Prisma.sql`case when total = 0 then (${budget.least}) end` : Prisma.sql`null::int`} as least,
      ${less ? Prisma.sql`case when total = 0 then (${less.best}) end` : Prisma.sql`null::int`} as best,
      ${less ? Prisma.sql`case when total = 0 then ${less.slips} end` : Prisma.sql`null::boolean[]`} as slips
    from turned`;
  if (!row) throw new Error('A count has one row.');
  return { ...row, pageCount: Math.max(1, Math.ceil(row.total / size)) };
}

function widen(filter: ProjectFilter, least: number | null): ProjectFilter | null {
  const budget = least === null ? undefined : budgetChoices.find((choice) => toRupees(choice) >= least);
  return budget ? { ...filter, budget, words: parseBudget(filter.words).rest.trim() } : null;
}

/** In the office's order; beyond the last page it is the last. */
export async function findProjects(filter: ProjectFilter, page: number, gate: Gate): Promise<FoundProjects> {
  const asked = { size: limits.projectsPerPage, scope: publishedSql(gate) };
  const search = parseSearch(filter.words);
  const lessQuery = toLessQuery(filter, search, asked.scope);
  const all = await findIds(filter, page, { ...asked, search, less: lessQuery });
  const less = all.total === 0 && lessQuery ? lessQuery.read(all) : null;
  const { ids, nearest, onRequest, least, ...found } = less
    ? await findIds(filter, page, { ...asked, search: less.search })
    : all;
  return {
    ids,
    nearest,
    onRequest: found.page === found.pageCount ? onRequest : [],
    total: found.total,
    page: found.page,
    pageCount: found.pageCount,
    counts: found.counts,
    wider: widen(filter, least),
    leftOut: less?.leftOut ?? [],
    asksPrice: search.asksPrice,
  };
}

export async function toProjectPage(
  { ids, nearest, onRequest, ...found }: FoundProjects,
  gate: Gate,
): Promise<ProjectPage> {
  const rows = await db.project.findMany({
    // The nearest may be hidden or held.
    where: { id: { in: [...ids, ...nearest, ...onRequest] }, ...published(gate) },
    select: projectCardSelect,
  });
  const byId = new Map(rows.map((row) => [row.id, withoutPrice(toProjectCard(row), gate)]));
  const toCards = (chosen: string[]) => chosen.flatMap((id) => byId.get(id) ?? []);
  return { ...found, cards: toCards(ids), nearest: toCards(nearest), onRequest: toCards(onRequest) };
}

export async function findTowns(gate: Gate): Promise<string[]> {
  const rows = await db.$queryRaw<{ town: string }[]>`
    select distinct ${town} as town from project where ${publishedSql(gate)} and location <> '' order by 1`;
  return rows.map((row) => row.town).filter((name) => name !== '');
}
