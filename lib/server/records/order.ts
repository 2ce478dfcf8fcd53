import 'server-only';
import { z } from 'zod';
import { AppError } from '@/lib/shared/errors';
import { Prisma } from '@/prisma/generated/client';
import type { Tx } from '../db';

/** PROJ-9: newest first where no order is set. */
export const displayOrder = [
  { sortOrder: 'asc' as const },
  { createdAt: 'desc' as const },
  { id: 'desc' as const },
];

export function inShownOrder<R extends object>({ newestBy }: { newestBy?: string }, records: R[]): R[] {
  if (newestBy === undefined) return records;
  const dayOf = (record: R) => String((record as Record<string, unknown>)[newestBy]);
  return records.toSorted((one, other) => dayOf(other).localeCompare(dayOf(one)));
}

const idList = (name: string) =>
  z.array(z.string().max(64), { error: `${name} must be a list of ids` }).max(10_000, 'At most 10000 ids');

export const orderInput = z.object({
  ids: idList('ids'),
  before: idList('before').optional(),
});
export type OrderInput = z.infer<typeof orderInput>;

/** Two concurrent orders would both start from the former one. */
async function lockOrder(tx: Tx, { table }: Ordered): Promise<void> {
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtext(${`order of ${table}`}))`;
}

type Ordered = { table: string; parent: string | null };

const tableSql = ({ table }: Ordered) => Prisma.raw(`"${table}"`);

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

/** `place` counts from 1. */
export async function placeNew(tx: Tx, kind: Ordered, ids: string[], place = Infinity): Promise<void> {
  await lockOrder(tx, kind);
  const isNew = new Set(ids);
  const others = (await listIds(tx, kind, ids[0])).filter((id) => !isNew.has(id));
  await saveOrder(tx, kind, others.toSpliced(place - 1, 0, ...ids));
}

/** @throws AppError invalid; conflict when the list is not as `before`. */
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

/** Places count from 1. Null when there is no such record. */
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
