import 'server-only';
import { recordKinds } from '@/lib/shared/record-kinds';
import { Prisma } from '@/prisma/generated/client';
import { notDeleted } from './bin';
import type { Kind, ParentRow } from './kind';

/** Picks the records that the website shows: neither in the bin nor taken off it for a while. The view record_address says the same of those with pages. */
export const published = { ...notDeleted, hiddenAt: null } as const;

/** The same of the records of a kind that belong to others: of those alone that are published themselves. */
export const publishedWithParent = { ...notDeleted, parent: published } as const;

/** The same in SQL, of a table whose records can be hidden. */
export const publishedSql = Prisma.sql`deleted_at is null and hidden_at is null`;

/** The same in SQL, of any kind; the kinds that others belong to can be hidden. */
export function publishedSqlOf({ canBeHidden, parent }: Pick<Kind, 'canBeHidden' | 'parent'>): Prisma.Sql {
  if (canBeHidden) return publishedSql;
  if (parent === null) return Prisma.sql`deleted_at is null`;
  const parents = Prisma.raw(`"${recordKinds[parent].table}"`);
  return Prisma.sql`deleted_at is null and parent_id in (select id from ${parents} where ${publishedSql})`;
}

/** The same of a row; not every kind can be taken off the website. */
export const isPublished = ({
  deletedAt,
  hiddenAt = null,
  parent,
}: {
  deletedAt: Date | null;
  hiddenAt?: Date | null;
  parent?: ParentRow;
}): boolean => deletedAt === null && hiddenAt === null && (parent === undefined || isPublished(parent));
