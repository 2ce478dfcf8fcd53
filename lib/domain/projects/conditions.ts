import 'server-only';
import { bhkChoices, toRupees } from '@/lib/content/home-choices';
import { maxPrice } from '@/lib/domain/unit-types/fields';
import type { ProjectFilter } from '@/lib/shared/project-filter';
import { Prisma } from '@/prisma/generated/client';
import type { ParsedSearch, SearchTerm } from './search-query';
import { homeOf, inEither, isOfOtherKinds, projectsThat, says, toCondition } from './term-conditions';

// It stands so in the index project_town: an index serves its own expression alone.
export const town = Prisma.sql`btrim(regexp_replace(location, '^.*,', ''))`;

const and = (conditions: Prisma.Sql[]) => Prisma.join(conditions, ' and ');

/** One of the project's homes is so. */
const hasHome = (...conditions: Prisma.Sql[]) =>
  Prisma.sql`exists (select from unit_type home where ${and([Prisma.sql`home.project_id = project.id`, ...conditions])})`;

const isPriced = Prisma.sql`home.price_from is not null`;

/** So many bedrooms, of one home; and of a text that says so, where words ask for them. */
type Size = { home: Prisma.Sql; text?: string };

export const toSize = (bhk: ProjectFilter['bhk']): Size[] => {
  if (bhk === '') return [];
  const count = Number(bhk);
  // 2.5 BHK is found as 2.
  return [
    {
      home:
        bhk === bhkChoices.at(-1) ? Prisma.sql`home.bhk >= ${count}` : Prisma.sql`floor(home.bhk) = ${count}`,
    },
  ];
};

/** What is asked of the projects of a list. */
export type Conditions = {
  where: Prisma.Sql;
  /** Null where no price is asked for. */
  budget: null | {
    /** The projects that would be found, but say no price. */
    onRequest: Prisma.Sql;
    /** The least that any home costs that would be found: rupees, or null. */
    least: Prisma.Sql;
  };
};

/** What the choices of a list ask, without the words and the budget. */
export function toChoiceConditions({ category, town: chosen }: ProjectFilter): Prisma.Sql[] {
  return [
    // The texts of the two enums are the database's own (schema.prisma).
    ...(category ? [Prisma.sql`category = ${category}::project_category`] : []),
    ...(chosen ? [Prisma.sql`${town} = ${chosen}`] : []),
  ];
}

export const ofSize = ({ home, text }: Size) =>
  text
    ? inEither(projectsThat(says(text)), Prisma.sql`select project_id from unit_type home where ${home}`)
    : hasHome(home);

/** What a term asks, of any of a project's homes. */
export function toTermCondition(term: SearchTerm): Prisma.Sql {
  const home = homeOf(term);
  return home ? ofSize({ home, text: term.rooms?.text }) : toCondition(term);
}

/** @param scope which projects the list may show at all. */
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
