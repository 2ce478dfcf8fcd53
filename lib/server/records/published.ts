import 'server-only';
import { recordKinds } from '@/lib/content/record-kinds';
import { gatedTag, gatedTagOf } from '@/lib/shared/gated-tag';
import { type AdvertisableDays, endless, isAdvertisable } from '@/lib/shared/projects/hold';
import { officeDay } from '@/lib/shared/time/office-clock';
import { Prisma } from '@/prisma/generated/client';
import { notDeleted } from './bin';
import type { Kind, ParentRow } from './kind';

/**
 * Keeps off the website what may not be advertised: a project passes that may be from `since` on, or earlier, and until `until`, or
 * later; both are days such as 2026-11-26. Null where nothing is held.
 */
export type Gate = { since: string; until: string } | null;

/** What the office shows on the website, whatever the law says of it: for the office's own lists. */
export const ungated: Gate = null;

/** Picks the records that the website shows: neither in the bin, nor taken off it for a while, nor held by the gate. The view record_address says the same of those with pages. */
export const published = (gate: Gate) => ({
  ...notDeleted,
  hiddenAt: null,
  ...(gate && { advertisableFrom: { lte: gate.since }, advertisableUntil: { gte: gate.until } }),
});

/** The same of the records of a kind that belong to others: of those alone that are published themselves. */
export const publishedWithParent = (gate: Gate) => ({ ...notDeleted, parent: published(gate) });

/** The same in SQL, of a table whose records can be hidden. */
export const publishedSql = (gate: Gate): Prisma.Sql =>
  gate
    ? Prisma.sql`deleted_at is null and hidden_at is null and advertisable_from <= ${gate.since} and advertisable_until >= ${gate.until}`
    : Prisma.sql`deleted_at is null and hidden_at is null`;

/** The same in SQL, of any kind; the kinds that others belong to can be hidden. */
export function publishedSqlOf(
  { canBeHidden, parent }: Pick<Kind, 'canBeHidden' | 'parent'>,
  gate: Gate,
): Prisma.Sql {
  if (canBeHidden) return publishedSql(gate);
  if (parent === null) return Prisma.sql`deleted_at is null`;
  const parents = Prisma.raw(`"${recordKinds[parent].table}"`);
  return Prisma.sql`deleted_at is null and parent_id in (select id from ${parents} where ${publishedSql(gate)})`;
}

/** A kind without such days may always be advertised. */
const passes = (
  { advertisableFrom = '', advertisableUntil = endless }: Partial<AdvertisableDays>,
  gate: Gate,
): boolean =>
  gate === null || isAdvertisable({ advertisableFrom, advertisableUntil }, gate.since, gate.until);

/** The same of a row; not every kind can be taken off the website. */
export const isPublished = (
  {
    deletedAt,
    hiddenAt = null,
    parent,
    ...days
  }: { deletedAt: Date | null; hiddenAt?: Date | null; parent?: ParentRow } & Partial<AdvertisableDays>,
  gate: Gate,
): boolean =>
  deletedAt === null &&
  hiddenAt === null &&
  passes(days, gate) &&
  (parent === undefined || isPublished(parent, gate));

/** The tags of what shows a record that a save takes back; nothing where it stays, or was not there. Only what passed a gate has them. */
export function listTakenBack(
  before: Partial<AdvertisableDays> & { id: string },
  after: Partial<AdvertisableDays>,
): string[] {
  const day = officeDay(Date.now());
  const today = { since: day, until: day };
  return passes(before, today) && !passes(after, today) ? [gatedTag, gatedTagOf(before.id)] : [];
}
