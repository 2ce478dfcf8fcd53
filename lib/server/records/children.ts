import 'server-only';
import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { isId } from '@/lib/shared/parsing/id';
import {
  type ChildListName,
  fieldsOf,
  findChildFields,
  pickFields,
} from '@/lib/shared/parsing/record-fields';
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
      return inner ? [[name, { model: name.replace(/s$/, '') as Child['model'], fields: inner }]] : [];
    }),
  );
}

export function childrenOf<F extends z.ZodObject>(fields: F & Modelled<F>): Record<string, Child> {
  const lists = knownLists.get(fields) ?? findLists(fields);
  knownLists.set(fields, lists);
  return lists;
}

const inOrder = { orderBy: { sortOrder: 'asc' } } as const;

export const childrenInclude = <F extends z.ZodObject>(fields: F & Modelled<F>) =>
  Object.fromEntries(Object.keys(childrenOf(fields)).map((name) => [name, inOrder])) as {
    [Name in ChildListName<F>]: typeof inOrder;
  };

/** Only the mutation writes these columns, from checked input. */
type Stored<Value> = Value extends string ? string : Value extends object ? unknown : Value;
type ChildRow<Child> = { id: string } & { [Field in Exclude<keyof Child, '_id'>]: Stored<Child[Field]> };
type ChildRows<F extends z.ZodObject> = {
  [Name in ChildListName<F>]: z.output<F['shape'][Name]> extends (infer One)[] ? ChildRow<One>[] : never;
};

/** A field without a column does not compile. */
export function toChildren<F extends z.ZodObject>(fields: F & Modelled<F>, row: ChildRows<F>) {
  const rows = row as Record<string, ({ id: string } & Values)[]>;
  const children = childrenOf(fields);
  const lists = Object.entries(children).map(([name, child]) => [
    name,
    rows[name]?.map((each) => ({ _id: each.id, ...toFields(child.fields, each) })),
  ]);
  const withRefs = mapChildPictures({ children }, Object.fromEntries(lists), (ids) =>
    (ids as unknown[]).map((_id) => ({ _id })),
  );
  return withRefs as Pick<z.output<F>, ChildListName<F>>;
}

/** jsonb does not preserve the order of keys. */
export function orderChildren<R extends object>({ children = {} }: Pick<Kind, 'children'>, record: R): R {
  const values = record as Values;
  const lists = Object.entries(children).flatMap(([name, { fields }]) => {
    const rows = values[name];
    if (!Array.isArray(rows)) return [];
    return [[name, rows.map((row: ChildValues) => ({ _id: row._id, ...pickFields(fields, row) }))]];
  });
  return { ...record, ...Object.fromEntries(lists) };
}

/** Otherwise a default would empty a field that was not sent. */
export function keepUnsentFields<P extends object>(
  { children = {} }: Pick<Kind, 'children'>,
  sent: unknown,
  parsed: P,
  before: object,
): P {
  const [raw, values, standing] = [sent as Values, parsed as Values, before as Values];
  const lists = Object.entries(children).flatMap(([name, { fields }]) => {
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

async function listForeign(tx: Tx, child: Child, foreignKey: string, ids: string[], parentId: string) {
  if (ids.length === 0) return [];
  const where = { id: { in: ids }, [foreignKey]: { not: parentId } };
  const rows = await tableOf(tx, child).findMany({ where, select: { id: true } });
  return rows.map(({ id }) => id);
}

export async function nestChildren(tx: Tx, kind: Kind, parentId: string, columns: object): Promise<object> {
  const { model: parent, children = {} } = kind;
  const values: Values = mapChildPictures(kind, columns, (pictures) =>
    pictures.map(({ _id }) => _id),
  ) as Values;
  for (const [name, child] of Object.entries(children)) {
    if (values[name] === undefined) continue;
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
