import 'server-only';
import { bhkChoices, budgetChoices, toBhkChoice, toRupees } from '@/lib/content/home-choices';
import { projectCategories, projectStatuses } from '@/lib/content/projects/projects';
import { db } from '@/lib/server/db';
import { type Gate, publishedSql } from '@/lib/server/records/published';
import { Prisma } from '@/prisma/generated/client';
import type { ProjectChoices } from './dto';
import { findTowns } from './search';

type ChoiceRow = { categories: string[]; statuses: string[]; sizes: number[]; least: number | null };

export async function findChoices(gate: Gate): Promise<ProjectChoices> {
  const isPublished = publishedSql(gate);
  const ofPublished = Prisma.sql`exists (select from project where id = home.project_id and ${isPublished})`;
  const [towns, [row]] = await Promise.all([
    findTowns(gate),
    // The enums of the database (schema.prisma) have the same texts.
    db.$queryRaw<ChoiceRow[]>`
      select
        array(select distinct category::text from project where ${isPublished} and category is not null) as categories,
        array(select distinct status::text from project where ${isPublished}) as statuses,
        array(select distinct bhk from unit_type home where bhk is not null and ${ofPublished}) as sizes,
        (select min(price_from) from unit_type home where ${ofPublished}) as least`,
  ]);
  if (!row) throw new Error('A query without a table has one row.');
  const { categories, statuses, sizes, least } = row;
  return {
    towns,
    categories: projectCategories.filter((text) => categories.includes(text)),
    statuses: projectStatuses.filter((text) => statuses.includes(text)),
    sizes: bhkChoices.filter((choice) => sizes.some((bhk) => toBhkChoice(bhk) === choice)),
    budgets: budgetChoices.filter((choice) => least !== null && toRupees(choice) >= least),
  };
}
