import 'server-only';
import { Prisma } from '@/prisma/generated/client';
import { notDeleted } from './bin';

/** Picks the records that the website shows: neither in the bin nor taken off it for a while. The view record_address says the same of those with pages. */
export const published = { ...notDeleted, hiddenAt: null } as const;

/** The same in SQL, of a table whose records can be hidden. */
export const publishedSql = Prisma.sql`deleted_at is null and hidden_at is null`;

/** The same of a row; not every kind can be taken off the website. */
export const isPublished = ({
  deletedAt,
  hiddenAt = null,
}: {
  deletedAt: Date | null;
  hiddenAt?: Date | null;
}): boolean => deletedAt === null && hiddenAt === null;
