import 'server-only';
import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { isId } from '@/lib/shared/id';
import { pickFields } from '@/lib/shared/record-fields';
import type { Tx } from '../db';
import { type Child, type Kind, tableOf, toFields } from './kind';

type Values = Record<string, unknown>;
type ChildValues = Values & { _id?: string | undefined };

/** A row in its wire form, as it stands in the list of its parent. */
export const toChild = <F extends z.ZodObject>(fields: F, row: { id: string } & z.output<F>) => ({
  _id: row.id,
  ...toFields(fields, row),
});

/** A record as it was stored as JSON, with the fields of its lists in their order again: the database orders names by itself. */
export function orderChildren<R extends object>({ children = {} }: Pick<Kind, 'children'>, record: R): R {
  const values = record as Values;
  const lists = Object.entries(children).flatMap(([name, { fields }]) => {
    const rows = values[name];
    if (!Array.isArray(rows)) return [];
    return [[name, rows.map((row: ChildValues) => ({ _id: row._id, ...pickFields(fields, row) }))]];
  });
  return { ...record, ...Object.fromEntries(lists) };
}

/** An id that another parent's row has is not taken over. */
async function listForeign(tx: Tx, child: Child, foreignKey: string, ids: string[], parentId: string) {
  if (ids.length === 0) return [];
  const where = { id: { in: ids }, [foreignKey]: { not: parentId } };
  const rows = await tableOf(tx, child).findMany({ where, select: { id: true } });
  return rows.map(({ id }) => id);
}

/**
 * The columns of a record, its lists of children as the writes of their rows, in their order: a row that is named by its id stays
 * the one that it was, also one that a former version brings back; what is not in the list goes. `parentId` is empty for a new record.
 */
export async function nestChildren(
  tx: Tx,
  { model: parent, children = {} }: Kind,
  parentId: string,
  columns: object,
): Promise<object> {
  const values: Values = { ...columns };
  for (const [name, child] of Object.entries(children)) {
    if (values[name] === undefined) continue;
    // The schema of the parent's fields has parsed it.
    const list = values[name] as ChildValues[];
    const given = list.flatMap(({ _id }) => _id ?? []);
    const foreign = await listForeign(tx, child, `${parent}Id`, given, parentId);
    const seen = new Set(foreign);
    const rows = list.map(({ _id, ...fields }, sortOrder) => {
      const id = _id === undefined || !isId(_id) || seen.has(_id) ? randomUUID() : _id;
      seen.add(id);
      return { id, ...fields, sortOrder };
    });
    values[name] =
      parentId === ''
        ? { create: rows }
        : {
            deleteMany: { id: { notIn: rows.map(({ id }) => id) } },
            upsert: rows.map((row) => ({ where: { id: row.id }, create: row, update: row })),
          };
  }
  return values;
}
