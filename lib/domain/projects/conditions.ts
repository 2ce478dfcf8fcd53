import 'server-only';
import { bhkChoices, toRupees } from '@/lib/content/home-choices';
import { maxPrice } from '@/lib/domain/unit-types/fields';
import type { ProjectFilter } from '@/lib/shared/project-filter';
import { Prisma } from '@/prisma/generated/client';
import type { ParsedSearch, SearchTerm } from './search-query';
import { homeOf, inEither, isOfOtherKinds, projectsThat, says, toCondition } from './term-conditions';

// Must equal the expression of the index project_town.
export const town = Prisma.sql`btrim(regexp_replace(location, '^.*,', ''))`;

const and = (conditions: Prisma.Sql[]) => Prisma.join(conditions, ' and ');

const hasHome = (...conditions: Prisma.Sql[]) =>
  Prisma.sql`exists (select from unit_type home where ${and([Prisma.sql`home.project_id = project.id`, ...conditions])})`;

const isPriced = Prisma.sql`home.price_from is not null`;

type Size = { home: Prisma.Sql; text?: string };

export const toSize = (bhk: ProjectFilter['bhk']): Size[] => {
  if (bhk === '') return [];
  const count = Number(bhk);
  // 2.5 BHK counts as 2.
  return [
    {
      home:
        bhk === bhkChoices.at(-1) ? Prisma.sql`home.bhk >= ${count}` : Prisma.sql`floor(home.bhk) = ${count}`,
    },
  ];
};

export type Conditions = {
  where: Prisma.Sql;
  budget: null | {
    onRequest: Prisma.Sql;
    least: Prisma.Sql;
  };
};

export function toChoiceConditions({ category, town: chosen }: ProjectFilter): Prisma.Sql[] {
  return [
    // The enums of the database (schema.prisma) have the same texts.
    ...(category ? [Prisma.sql`category = ${category}::project_category`] : []),
    ...(chosen ? [Prisma.sql`${town} = ${chosen}`] : []),
  ];
}

export const ofSize = ({ home, text }: Size) =>
  text
    ? inEither(projectsThat(says(text)), Prisma.sql`select project_id from unit_type home where ${home}`)
    : hasHome(home);

export function toTermCondition(term: SearchTerm): Prisma.Sql {
  const home = homeOf(term);
  return home ? ofSize({ home, text: term.rooms?.text }) : toCondition(term);
}

/** @param scope the projects that the list may show. */
export function toConditions(filter: ProjectFilter, search: ParsedSearch, scope: Prisma.Sql): Conditions {
  const ofProject = [scope, ...toChoiceConditions(filter)];
  if (search.unwanted) ofProject.push(isOfOtherKinds(search.unwanted));
  const sizes = toSize(filter.bhk);
  for (const term of search.terms) {
    const home = homeOf(term);
    if (home) sizes.push({ home, text: term.rooms?.text });
    else ofProject.push(toCondition(term));
  }
  const ofSizes = sizes.map(ofSize);
  const sums = [filter.budget ? toRupees(filter.budget) : null, search.maxRupees].filter(
    (sum) => sum !== null,
  );
  if (sums.length === 0) return { where: and([...ofProject, ...ofSizes]), budget: null };

  const most = Prisma.sql`home.price_from <= ${Math.min(...sums, maxPrice)}`;
  const homes = sizes.map(({ home }) => home);
  const each = (condition: Prisma.Sql) =>
    homes.length > 0 ? homes.map((home) => [home, condition]) : [[condition]];
  return {
    where: and([...ofProject, ...each(most).map((conditions) => hasHome(...conditions))]),
    budget: {
      onRequest: and([
        ...ofProject,
        ...ofSizes,
        ...each(isPriced).map((conditions) => Prisma.sql`not ${hasHome(...conditions)}`),
      ]),
      least: Prisma.sql`select min(home.price_from) from unit_type home
        where (${Prisma.join(each(isPriced).map(and), ' or ')})
        and exists (select from project where project.id = home.project_id and ${and(ofProject)})`,
    },
  };
}
