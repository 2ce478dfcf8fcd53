import 'server-only';
import { z } from 'zod';
import { AppError } from '@/lib/shared/errors';
import { Prisma } from '@/prisma/generated/client';
import type { Tx } from '../db';

/** The office's order, newest first where none is set. */
export const displayOrder = [
  { sortOrder: 'asc' as const },
  { createdAt: 'desc' as const },
  { id: 'desc' as const },
];

const idList = (name: string) =>
  z.array(z.string().max(64), { error: `${name} must be a list of ids` }).max(10_000, 'At most 10000 ids');

/** The records of a list in their new order; those that are not named keep their places. */
export const orderInput = z.object({
  ids: idList('ids'),
  /** The list as it was read: with it, the order of a list that has changed since is refused. */
  before: idList('before').optional(),
});
export type OrderInput = z.infer<typeof orderInput>;

/** Two orders of one list at once would each start from the other's old one. */
export async function lockOrder(tx: Tx, table: string): Promise<void> {
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtext(${`order of ${table}`}))`;
}

async function listIds(tx: Tx, table: string): Promise<string[]> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    select id from ${Prisma.raw(`"${table}"`)} where deleted_at is null
    order by sort_order, created_at desc, id desc`;
  return rows.map(({ id }) => id);
}

/**
 * Gives every record of a table its place: the named ones take the places of the named ones, in this order; the others
 * stay where they stand, so that what somebody else has added meanwhile is not moved.
 * @throws AppError invalid when an id is named twice, is no record's, or too many are; conflict when the list is not as `before`.
 */
export async function reorder(tx: Tx, table: string, { ids, before }: OrderInput): Promise<void> {
  const moved = new Set(ids);
  if (moved.size !== ids.length || ids.length > 10_000) {
    throw new AppError('invalid', 'The order must name each record once.');
  }
  await lockOrder(tx, table);
  const current = await listIds(tx, table);
  if (before && before.join() !== current.join()) {
    throw new AppError('conflict', 'Somebody else has changed the list meanwhile.', { current });
  }
  const listed = new Set(current);
  if (!ids.every((id) => listed.has(id))) {
    throw new AppError('invalid', 'The order names a record that is not in the list.');
  }
  const following = ids.values();
  const placed = current.map((id) => (moved.has(id) ? (following.next().value ?? id) : id));
  await tx.$executeRaw`
    update ${Prisma.raw(`"${table}"`)} as t set sort_order = o.place
    from unnest(${placed}::text[]) with ordinality as o (id, place)
    where o.id = t.id and t.sort_order is distinct from o.place`;
}
