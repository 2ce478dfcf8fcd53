import 'server-only';
import type { z } from 'zod';
import type { Picture } from '@/lib/shared/picture';
import { pickFields } from '@/lib/shared/record-fields';
import { type RecordKindName, recordKinds } from '@/lib/shared/record-kinds';
import type { Prisma } from '@/prisma/generated/client';
import type { containing } from '../containing';
import type { Tx } from '../db';
import type { PictureRow } from '../pictures/row';
import { sanitizeRichText } from '../rich-text';
import type { displayOrder } from './order';

/** What the row of every kind has, whatever its fields. */
export type RecordRow = {
  id: string;
  version: number;
  isDemo: boolean;
  deletedAt: Date | null;
  /** Since when it is off the website, and not in the bin; absent where no record can be. */
  hiddenAt?: Date | null;
  createdAt: Date;
  updatedAt: Date;
  picture?: PictureRow | null;
  images?: { picture: PictureRow }[];
};

export type WireRecord = { _id: string; version: number };

export type RowQuery = {
  where: {
    id?: string | { in: string[] };
    deletedAt?: null | { not: null } | { lte: Date };
    isDemo?: boolean;
    OR?: object[];
  };
  orderBy?: typeof displayOrder | { deletedAt: 'desc' };
  take?: number;
};

/** What stands in a record beside its fields. */
export type BesideFields = {
  _id: string;
  version: number;
  images: Picture[];
  createdAt: string;
  updatedAt: string;
};

/** The rows of a list that is saved with its parent: a table of their own, with a column for each field. */
export type Child = { model: Uncapitalize<Prisma.ModelName>; fields: z.ZodObject };

/** A kind of record: all that the lock, the bin, the order, the history, the demo content and the document need to know of it. */
export type Kind<
  Name extends string = string,
  IsVersioned extends boolean = boolean,
  Row extends RecordRow = RecordRow,
  Wire extends WireRecord = WireRecord,
> = {
  /** Its name in the bin's address. */
  kind: Name;
  /** What the history and sentences call one. */
  entity: string;
  /** What people call several. */
  plural: string;
  /** Its folder, its segment of the API, and the tag of its list. */
  noun: string;
  model: Uncapitalize<Prisma.ModelName>;
  table: string;
  fields: z.ZodObject;
  /** Its versions are kept, to compare and to restore. */
  isVersioned: IsVersioned;
  /** Each has a page of its own, with a tag of its own, at an address that ends so. */
  page: 'id' | 'slug' | null;
  /** Its slots of pictures, by name: for one picture, for many in an order, or for one drawing, which needs no text of its own. */
  pictures: Record<string, 'one' | 'many' | 'drawing'>;
  /** What stands where its picture is missing; null when it has none. */
  placeholder: 'project' | 'person' | null;
  /** Tags of other lists that show it. */
  alsoShownBy?: string[];
  /** Its rows, with what `toRecord` reads. */
  findRows(tx: Tx, query: RowQuery): Promise<Row[]>;
  toRecord(row: Row): Wire;
  /** Where the search of the back office looks: columns of text, or the text of its picture. The second is shown beside a hit. */
  search: readonly string[];
  /** What one is called in the history; may be empty. */
  nameOf(row: Row): string;
  /** Lists among its fields whose rows are saved with it, by the name of the field and of its relation. */
  children?: Record<string, Child>;
  /** Its records can be taken off the website without a stay in the bin. */
  canBeHidden?: true;
  /** Picks the rows that are called so, to find their pictures; null where they have none, or are called as it is. */
  whereNamed: ((name: ReturnType<typeof containing>) => object) | null;
};

/** A kind of these rows and records, whatever it is called. */
export type KindOf<Row extends RecordRow, Wire extends WireRecord> = Kind<string, boolean, Row, Wire>;

/** A kind, with what every part of the product knows of it (lib/shared/record-kinds.ts). */
export const defineKind = <
  const Name extends RecordKindName,
  const IsVersioned extends boolean,
  Row extends RecordRow,
  Wire extends WireRecord,
>(
  kind: Omit<Kind<Name, IsVersioned, Row, Wire>, keyof (typeof recordKinds)[RecordKindName]>,
): Kind<Name, IsVersioned, Row, Wire> => ({ ...recordKinds[kind.kind], ...kind });

/** What people call one: "Hero image". */
export const singularOf = ({ entity }: Kind): string => entity.charAt(0).toUpperCase() + entity.slice(1);

type Table = {
  findMany(query: { where: object; select: { id: true } }): Promise<{ id: string }[]>;
  create(query: { data: object }): Promise<{ id: string }>;
  update(query: { where: { id: string }; data: object }): Promise<{ id: string }>;
  updateMany(query: { where: RowQuery['where']; data: object }): Promise<{ count: number }>;
  deleteMany(query: { where: RowQuery['where'] }): Promise<{ count: number }>;
  count(query: { where: RowQuery['where'] }): Promise<number>;
  aggregate(query: { _max: { updatedAt: true } }): Promise<{ _max: { updatedAt: Date | null } }>;
};

/** The table of a kind, or of a list that is saved with it. The models of all kinds share these columns, which no type of Prisma's says. */
export const tableOf = (tx: Tx, { model }: Pick<Kind, 'model'>): Table => tx[model] as unknown as Table;

/** The pictures that a row shows, the cover first and the drawing of a place last. */
export const picturesOf = ({ picture, images }: RecordRow): PictureRow[] =>
  images
    ?.map((image) => image.picture)
    .sort((one, other) => Number(one.isLocation) - Number(other.isLocation)) ?? (picture ? [picture] : []);

/** The tag of the pages that show one record. */
export const recordTag = ({ entity }: Kind, id: string): string => `${entity}:${id}`;

/** The tags of all pages that a write of this record changes. */
export const tagsOf = (kind: Kind, id: string): string[] => [
  kind.noun,
  ...(kind.page ? [recordTag(kind, id)] : []),
  ...(kind.alsoShownBy ?? []),
];

const isHtml = (fields: z.ZodObject, name: string) =>
  // The shape of a ZodObject holds Zod's types; that of an unknown one is not said.
  (fields.shape as Record<string, z.ZodType>)[name]?.meta()?.html === true;

/** Values whose HTML is safe to store and to show. */
export function sanitizeFields<V extends object>(fields: z.ZodObject, values: V): V {
  const html = Object.entries(values).filter(
    ([name, text]) => typeof text === 'string' && isHtml(fields, name),
  );
  return { ...values, ...Object.fromEntries(html.map(([name, text]) => [name, sanitizeRichText(text)])) };
}

/**
 * The fields of a row in their wire form; a field without a column of its type does not compile.
 * HTML is sanitised once more, for rows that an import or an older version wrote.
 */
export const toFields = <F extends z.ZodObject>(fields: F, row: z.output<F>): z.output<F> =>
  sanitizeFields(fields, pickFields(fields, row));
