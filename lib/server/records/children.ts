import 'server-only';
import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { isId } from '@/lib/shared/id';
import { type ChildListName, fieldsOf, findChildFields, pickFields } from '@/lib/shared/record-fields';
import type { Prisma } from '@/prisma/generated/client';
import type { Tx } from '../db';
import { mapChildPictures } from './child-picture-refs';
import { type Child, type Kind, tableOf, toFields } from './kind';

type Values = Record<string, unknown>;
type ChildValues = Values & { _id?: string | undefined };

type ModelOf<Name> = Name extends `${infer One}s` ? One : Name;
type Modelled<F extends z.ZodObject> = [ModelOf<ChildListName<F>>] extends [Uncapitalize<Prisma.ModelName>]
  ? unknown
  : never;

const knownLists = new WeakMap<z.ZodObject, Record<string, Child>>();

function findLists(fields: z.ZodObject): Record<string, Child> {
  return Object.fromEntries(
    fieldsOf(fields).flatMap(([name, schema]) => {
      const inner = findChildFields(schema);
      // The type of the fields says that it is a model.
      return inner ? [[name, { model: name.replace(/s$/, '') as Child['model'], fields: inner }]] : [];
    }),
  );
}

/** The lists of a record that are saved with it. The model of their rows is called as one of them: `papers`, `paper`; another name does not compile. */
export function childrenOf<F extends z.ZodObject>(fields: F & Modelled<F>): Record<string, Child> {
  const lists = knownLists.get(fields) ?? findLists(fields);
  knownLists.set(fields, lists);
  return lists;
}

const inOrder = { orderBy: { sortOrder: 'asc' } } as const;

/** What reads the rows of these lists with their parent. */
export const childrenInclude = <F extends z.ZodObject>(fields: F & Modelled<F>) =>
  // Their names are those of the lists.
  Object.fromEntries(Object.keys(childrenOf(fields)).map((name) => [name, inOrder])) as {
    [Name in ChildListName<F>]: typeof inOrder;
  };

/** A choice stands in a column of text, a list in one of JSON: the mutation alone writes them, from its checked input. */
type Stored<Value> = Value extends string ? string : Value extends object ? unknown : Value;
type ChildRow<Child> = { id: string } & { [Field in Exclude<keyof Child, '_id'>]: Stored<Child[Field]> };
type ChildRows<F extends z.ZodObject> = {
  [Name in ChildListName<F>]: z.output<F['shape'][Name]> extends (infer One)[] ? ChildRow<One>[] : never;
};

/** The rows of these lists in their wire form; a field without a column does not compile. */
export function toChildren<F extends z.ZodObject>(fields: F & Modelled<F>, row: ChildRows<F>) {
  const rows = row as Record<string, ({ id: string } & Values)[]>;
  const children = childrenOf(fields);
  const lists = Object.entries(children).map(([name, child]) => [
    name,
    rows[name]?.map((each) => ({ _id: each.id, ...toFields(child.fields, each) })),
  ]);
  // A column names pictures by their ids alone.
  const withRefs = mapChildPictures({ children }, Object.fromEntries(lists), (ids) =>
    (ids as unknown[]).map((_id) => ({ _id })),
  );
  return withRefs as Pick<z.output<F>, ChildListName<F>>;
}

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

/**
 * What was sent, parsed, where a child that is named by its id keeps those of its fields that were not sent; else each would be
 * emptied by its default. `before` is the record in its wire form.
 */
export function keepUnsentFields<P extends object>(
  { children = {} }: Pick<Kind, 'children'>,
  sent: unknown,
  parsed: P,
  before: object,
): P {
  const [raw, values, standing] = [sent as Values, parsed as Values, before as Values];
  const lists = Object.entries(children).flatMap(([name, { fields }]) => {
    // What has parsed is a list where it was sent.
    const [rows, given, present] = [values[name], raw[name], standing[name]] as ChildValues[][];
    if (!rows || !given || !present) return [];
    const keep = (row: ChildValues, at: number): ChildValues => {
      const former = row._id && present.find(({ _id }) => _id === row._id);
      if (!former) return row;
      const unsent = Object.keys(fields.shape).filter((field) => given[at]?.[field] === undefined);
      return { ...row, ...Object.fromEntries(unsent.map((field) => [field, former[field]])) };
    };
    return [[name, rows.map(keep)]];
  });
  return { ...parsed, ...Object.fromEntries(lists) };
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
export async function nestChildren(tx: Tx, kind: Kind, parentId: string, columns: object): Promise<object> {
  const { model: parent, children = {} } = kind;
  const values: Values = mapChildPictures(kind, columns, (pictures) =>
    pictures.map(({ _id }) => _id),
  ) as Values;
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
