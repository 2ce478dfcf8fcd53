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

/** As the website and the office show them: by their day or year where they have one. */
export function inShownOrder<R extends object>({ newestBy }: { newestBy?: string }, records: R[]): R[] {
  if (newestBy === undefined) return records;
  const dayOf = (record: R) => String((record as Record<string, unknown>)[newestBy]);
  return records.toSorted((one, other) => dayOf(other).localeCompare(dayOf(one)));
}

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
async function lockOrder(tx: Tx, { table }: Ordered): Promise<void> {
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtext(${`order of ${table}`}))`;
}

/** Of a kind what its order needs. */
type Ordered = { table: string; parent: string | null };

const tableSql = ({ table }: Ordered) => Prisma.raw(`"${table}"`);

/** Picks those that stand in one list with a record: all of its kind, or those that belong to the same one. */
const besides = (kind: Ordered, id: string | undefined) =>
  kind.parent === null
    ? Prisma.sql`deleted_at is null`
    : Prisma.sql`deleted_at is null and parent_id = (select parent_id from ${tableSql(kind)} where id = ${id ?? ''})`;

async function listIds(tx: Tx, kind: Ordered, one: string | undefined): Promise<string[]> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    select id from ${tableSql(kind)} where ${besides(kind, one)}
    order by sort_order, created_at desc, id desc`;
  return rows.map(({ id }) => id);
}

async function saveOrder(tx: Tx, kind: Ordered, ids: string[]): Promise<void> {
  await tx.$executeRaw`
    update ${tableSql(kind)} as t set sort_order = o.place
    from unnest(${ids}::text[]) with ordinality as o (id, place)
    where o.id = t.id and t.sort_order is distinct from o.place`;
}

/**
 * Gives new records of one list their places from `place` on, counted from 1, in this order, and after the others without it.
 * What stood there comes behind them.
 */
export async function placeNew(tx: Tx, kind: Ordered, ids: string[], place = Infinity): Promise<void> {
  await lockOrder(tx, kind);
  const isNew = new Set(ids);
  const others = (await listIds(tx, kind, ids[0])).filter((id) => !isNew.has(id));
  await saveOrder(tx, kind, others.toSpliced(place - 1, 0, ...ids));
}

/**
 * Gives every record of a list its place: the named ones take the places of the named ones, in this order; the others
 * stay where they stand, so that what somebody else has added meanwhile is not moved.
 * @throws AppError invalid when an id is named twice, is no record's, or too many are; conflict when the list is not as `before`.
 */
export async function reorder(tx: Tx, kind: Ordered, { ids, before }: OrderInput): Promise<void> {
  const moved = new Set(ids);
  if (moved.size !== ids.length || ids.length > 10_000) {
    throw new AppError('invalid', 'The order must name each record once.');
  }
  await lockOrder(tx, kind);
  const current = await listIds(tx, kind, ids[0]);
  if (before && before.join() !== current.join()) {
    throw new AppError('conflict', 'Somebody else has changed the list meanwhile.', { current });
  }
  const listed = new Set(current);
  if (!ids.every((id) => listed.has(id))) {
    throw new AppError('invalid', 'The order names a record that is not in the list.');
  }
  const following = ids.values();
  const placed = current.map((id) => (moved.has(id) ? (following.next().value ?? id) : id));
  await saveOrder(tx, kind, placed);
}

/**
 * Gives one record its place in the whole list, counted from 1; the others close up. Beyond the last place is the last.
 * Answers the place, or null when there is no such record.
 */
export async function moveToPlace(tx: Tx, kind: Ordered, id: string, place: number): Promise<number | null> {
  await lockOrder(tx, kind);
  const name = tableSql(kind);
  const [moved] = await tx.$queryRaw<{ place: number }[]>`
    with listed as (
      select id, row_number() over (order by sort_order, created_at desc, id desc) as place, count(*) over () as total
      from ${name} where ${besides(kind, id)}
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
