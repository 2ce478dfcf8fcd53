import 'server-only';
import { z } from 'zod';
import { AppError } from '@/lib/shared/errors';
import { Prisma } from '@/prisma/generated/client';
import type { Tx } from './db';

/** The office's order, newest first where none is set. */
export const officeOrder = [
  { sortOrder: 'asc' as const },
  { createdAt: 'desc' as const },
  { id: 'desc' as const },
];

/** The records of a list in their new order; those that are not named follow. */
export const orderInput = z.object({
  ids: z.array(z.string().max(64), { error: 'ids must be a list of ids' }).max(10_000, 'At most 10000 ids'),
});

type OrderedTable = 'project' | 'director' | 'brand' | 'hero_image' | 'testimonial';

/**
 * Gives every record of a table its place: the named ones first, in this order, the others after them as they stood.
 * @throws AppError invalid when an id is named twice or too many are.
 */
export async function reorder(tx: Tx, table: OrderedTable, ids: readonly string[]): Promise<void> {
  if (new Set(ids).size !== ids.length || ids.length > 10_000) {
    throw new AppError('invalid', 'The order must name each record once.');
  }
  const name = Prisma.raw(`"${table}"`);
  await tx.$executeRaw`
    update ${name} as t set sort_order = o.place
    from (
      select r.id, row_number() over (
        order by array_position(${[...ids]}::text[], r.id) nulls last, r.sort_order, r.created_at desc, r.id desc
      ) as place
      from ${name} as r where r.deleted_at is null
    ) as o
    where o.id = t.id and t.sort_order is distinct from o.place`;
}
