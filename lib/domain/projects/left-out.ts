import 'server-only';
import type { ProjectFilter } from '@/lib/shared/project-filter';
import { Prisma } from '@/prisma/generated/client';
import { ofSize, toChoiceConditions, toSize, toTermCondition } from './conditions';
import type { ParsedSearch, SearchTerm } from './search-query';
import { categoriesOf, isOfOtherKinds, listUnwanted } from './term-conditions';

/** Limit: each term reads an index. */
const mostTerms = 8;

/** Drops as few terms as possible; of equal counts it retains places, then bedrooms. A kind is never dropped. */
const weights = { place: 16, rooms: 14, other: 10, nearby: 6 };

const weigh = ({ town, nearby, rooms }: SearchTerm) => {
  if (town || nearby) return weights.place;
  return rooms ? weights.rooms : weights.other;
};

type LessSearch = { search: ParsedSearch; leftOut: string[] };

export type LessQuery = {
  best: Prisma.Sql;
  slips: Prisma.Sql;
  read(row: { best: number | null; slips: boolean[] | null }): LessSearch | null;
};

export function toLessQuery(
  filter: ProjectFilter,
  search: ParsedSearch,
  scope: Prisma.Sql,
): LessQuery | null {
  const kinds = search.terms.filter(({ kind }) => kind);
  const others = search.terms.filter(({ kind }) => !kind);
  if (others.length === 0 || others.length > mostTerms) return null;
  const around = others.flatMap(({ nearby }): SearchTerm[] => (nearby ? [{ typed: '', text: nearby }] : []));
  const offered = [
    ...others.map((term) => ({ term, weight: weigh(term) })),
    ...around.map((term) => ({ term, weight: weights.nearby })),
  ];
  const isOneThing = offered.length === 1 && kinds.every(({ typed }) => typed === '');
  if (isOneThing) return null;
  // Bedrooms imply a home even after that term is dropped, unless a kind is named.
  const unwanted = kinds.length > 0 ? [] : listUnwanted(search.terms, filter.bhk !== '');
  const base = Prisma.join(
    [
      scope,
      ...toChoiceConditions(filter),
      ...toSize(filter.bhk).map(ofSize),
      ...(filter.status ? [Prisma.sql`status = ${filter.status}::project_status`] : []),
      ...kinds.map(toTermCondition),
      isOfOtherKinds(unwanted),
    ],
    ' and ',
  );
  const hits = offered.map(
    ({ term, weight }, at) =>
      Prisma.sql`select id, ${1 << at}::int as bit, ${weight}::int as weight from project where ${base} and ${toTermCondition(term)}`,
  );
  const names = others.filter(({ isPlain, typed }) => isPlain && typed.length > 3).map(({ typed }) => typed);
  return {
    best: Prisma.sql`
      with hits as (${Prisma.join(hits, ' union all ')}),
      sums as (select id, sum(bit)::int as mask, sum(weight)::int as score from hits group by id)
      select mask from sums group by mask, score order by score desc, count(*) desc, mask limit 1`,
    slips: Prisma.sql`
      array(select has_slip(array[name]) from unnest(${names}::text[]) with ordinality as named (name, place) order by place)`,
    read({ best, slips }) {
      const kept = offered.filter((_, at) => ((best ?? 0) >> at) & 1).map(({ term }) => term);
      const left = others.filter((term) => !kept.includes(term));
      // The words are not the reason for the empty result.
      if (left.length === 0) return null;
      if (kept.length === 0 && kinds.every(({ typed }) => typed === '')) return null;
      if (left.some(({ typed }) => slips?.[names.indexOf(typed)])) return null;
      const terms = [...kinds, ...kept];
      return { search: { ...search, terms, unwanted }, leftOut: left.map(({ typed }) => typed) };
    },
  };
}

export const toNearest = (search: ParsedSearch, typed: string, shown: number): Prisma.Sql => {
  const names = search.terms.filter(({ isPlain }) => isPlain).map((term) => term.typed);
  const unwanted = categoriesOf(listUnwanted(search.terms, false));
  return Prisma.sql`nearest_projects(${names.join(' ') || typed}, ${shown}::int, ${unwanted})`;
};
