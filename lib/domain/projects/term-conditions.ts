import 'server-only';
import { type ProjectCategory, projectCategories } from '@/lib/content/projects/projects';
import { Prisma } from '@/prisma/generated/client';
import type { SearchTerm } from './search-query';

// Must equal the expressions of the indexes project_search and project_area.
const document = Prisma.sql`search_document(name, location, category, status, amenities, description, distances, possession)`;
const area = Prisma.sql`area_range(price)`;

export const says = (text: string) => Prisma.sql`${document} @@ to_tsquery('simple', ${text})`;

export const projectsThat = (condition: Prisma.Sql) => Prisma.sql`select id from project where ${condition}`;

/** A union: with "or" PostgreSQL reads every project. */
export const inEither = (one: Prisma.Sql, other: Prisma.Sql) => Prisma.sql`id in (${one} union all ${other})`;

// The enums of the database (schema.prisma) have the same texts.
export const categoriesOf = (categories: readonly ProjectCategory[]) =>
  Prisma.sql`${[...categories]}::text[]::project_category[]`;

// The same rule as phaseOf (lib/content/projects/projects-pages.ts).
const phases = {
  planned: Prisma.sql`coalesce(construction, case status when 'upcoming' then 'planned' end) = 'planned'`,
  building: Prisma.sql`coalesce(construction, case status when 'ongoing' then 'structure' end) in ('foundation', 'structure', 'finishing')`,
  finished: Prisma.sql`coalesce(construction, case when status in ('ready to move', 'completed') then 'handed over' end) = 'handed over'`,
};

const beginsOneOf = (words: readonly string[]) => `\\m(${words.join('|')})`;

export const homeOf = ({ rooms }: SearchTerm) => rooms && Prisma.sql`floor(home.bhk) = ${rooms.count}`;

export function toCondition({ text, town, kind, phase, isRegistered, area: asked }: SearchTerm): Prisma.Sql {
  const all: Prisma.Sql[] = [];
  const range = asked && Prisma.sql`${area} && int4range(${asked.from}::int, ${asked.to}::int, '[]')`;
  if (text && range) all.push(inEither(projectsThat(says(text)), projectsThat(range)));
  else if (text) all.push(says(text));
  else if (range) all.push(range);
  // Deliberately not the expression of project_nearness: that index would be slower.
  if (town) all.push(Prisma.sql`concat_ws(' ', name, location) ~* ${beginsOneOf(town)}`);
  if (kind) {
    const told = says(kind.said.flatMap((word) => [word, `${word}s`]).join(' | '));
    const named = kind.isNamed ? Prisma.sql` or name ~* ${beginsOneOf(kind.said)}` : Prisma.empty;
    all.push(
      Prisma.sql`(category = any(${categoriesOf(kind.categories)}) or (category is null and ${told})${named})`,
    );
  }
  if (phase) all.push(phases[phase]);
  if (isRegistered) all.push(Prisma.sql`exists (select from registration where project_id = project.id)`);
  return all.length > 0 ? Prisma.join(all, ' and ') : Prisma.sql`true`;
}

/** An office is no answer to a search for a home. */
export function listUnwanted(terms: readonly SearchTerm[], asksHome: boolean): ProjectCategory[] {
  const kinds = terms.flatMap(({ kind }) => (kind ? [kind.categories] : []));
  const wanted = kinds.flat();
  if (wanted.length > 0) return projectCategories.filter((category) => !wanted.includes(category));
  return asksHome || terms.some(({ rooms }) => rooms) ? ['Commercial'] : [];
}

export const isOfOtherKinds = (unwanted: readonly ProjectCategory[]) =>
  Prisma.sql`(category is null or category <> all(${categoriesOf(unwanted)}))`;
