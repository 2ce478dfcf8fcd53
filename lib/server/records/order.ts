import 'server-only';
import { z } from 'zod';
import { AppError } from '@/lib/shared/errors';
import { Prisma } from '@/prisma/generated/client';
import type { Tx } from '../db';

/** The office's order, newest first where none is set (PROJ-9). */
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
async function lockOrder(tx: Tx, table: string): Promise<void> {
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtext(${`order of ${table}`}))`;
}

async function listIds(tx: Tx, table: string): Promise<string[]> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    select id from ${Prisma.raw(`"${table}"`)} where deleted_at is null
    order by sort_order, created_at desc, id desc`;
  return rows.map(({ id }) => id);
}

async function saveOrder(tx: Tx, table: string, ids: string[]): Promise<void> {
  await tx.$executeRaw`
    update ${Prisma.raw(`"${table}"`)} as t set sort_order = o.place
    from unnest(${ids}::text[]) with ordinality as o (id, place)
    where o.id = t.id and t.sort_order is distinct from o.place`;
}

/**
 * Gives new records of a table their places from `place` on, counted from 1, in this order, and after the others without it.
 * What stood there comes behind them.
 */
export async function placeNew(tx: Tx, table: string, ids: string[], place = Infinity): Promise<void> {
  await lockOrder(tx, table);
  const isNew = new Set(ids);
  const others = (await listIds(tx, table)).filter((id) => !isNew.has(id));
  await saveOrder(tx, table, others.toSpliced(place - 1, 0, ...ids));
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
  await saveOrder(tx, table, placed);
}

/**
 * Gives one record its place in the whole list, counted from 1; the others close up. Beyond the last place is the last.
 * Answers the place, or null when there is no such record.
 */
export async function moveToPlace(tx: Tx, table: string, id: string, place: number): Promise<number | null> {
  await lockOrder(tx, table);
  const name = Prisma.raw(`"${table}"`);
  const [moved] = await tx.$queryRaw<{ place: number }[]>`
    with listed as (
      select id, row_number() over (order by sort_order, created_at desc, id desc) as place, count(*) over () as total
      from ${name} where deleted_at is null
    ), move as (
      select place as was, least(${place}::int, total) as becomes from listed where id = ${id}
    ), placed as (
      select id, case
        when place = was then becomes
        when place > was and place <= becomes then place - 1
        when place < was and place >= becomes then place + 1
        else place
      end as place from listed, move
    ), saved as (
      update ${name} as t set sort_order = placed.place from placed
      where placed.id = t.id and t.sort_order is distinct from placed.place
    )
    select becomes::int as place from move`;
  return moved?.place ?? null;
}
