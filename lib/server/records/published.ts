import 'server-only';
import { recordKinds } from '@/lib/content/record-kinds';
import { gatedTag, gatedTagOf } from '@/lib/shared/gated-tag';
import { type AdvertisableDays, endless, isAdvertisable } from '@/lib/shared/projects/hold';
import { officeDay } from '@/lib/shared/time/office-clock';
import { Prisma } from '@/prisma/generated/client';
import { notDeleted } from './bin';
import type { Kind, ParentRow } from './kind';

export type Gate = { since: string; until: string } | null;

export const ungated: Gate = null;

export const published = (gate: Gate) => ({
  ...notDeleted,
  hiddenAt: null,
  ...(gate && { advertisableFrom: { lte: gate.since }, advertisableUntil: { gte: gate.until } }),
});

export const publishedWithParent = (gate: Gate) => ({ ...notDeleted, parent: published(gate) });

export const publishedSql = (gate: Gate): Prisma.Sql =>
  gate
    ? Prisma.sql`deleted_at is null and hidden_at is null and advertisable_from <= ${gate.since} and advertisable_until >= ${gate.until}`
    : Prisma.sql`deleted_at is null and hidden_at is null`;

export function publishedSqlOf(
  { canBeHidden, parent }: Pick<Kind, 'canBeHidden' | 'parent'>,
  gate: Gate,
): Prisma.Sql {
  if (canBeHidden) return publishedSql(gate);
  if (parent === null) return Prisma.sql`deleted_at is null`;
  const parents = Prisma.raw(`"${recordKinds[parent].table}"`);
  return Prisma.sql`deleted_at is null and parent_id in (select id from ${parents} where ${publishedSql(gate)})`;
}

const passes = (
  { advertisableFrom = '', advertisableUntil = endless }: Partial<AdvertisableDays>,
  gate: Gate,
): boolean =>
  gate === null || isAdvertisable({ advertisableFrom, advertisableUntil }, gate.since, gate.until);

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

export function listTakenBack(
  before: Partial<AdvertisableDays> & { id: string },
  after: Partial<AdvertisableDays>,
): string[] {
  const day = officeDay(Date.now());
  const today = { since: day, until: day };
  return passes(before, today) && !passes(after, today) ? [gatedTag, gatedTagOf(before.id)] : [];
}
