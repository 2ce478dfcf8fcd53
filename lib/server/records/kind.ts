import 'server-only';
import type { Route } from 'next';
import type { z } from 'zod';
import { type RecordKindName, recordKinds } from '@/lib/content/record-kinds';
import type { Picture } from '@/lib/shared/pictures/picture';
import type { PlainPictures } from '@/lib/shared/plain-input';
import { pickFields } from '@/lib/shared/record-fields';
import type { Prisma } from '@/prisma/generated/client';
import type { containing } from '../containing';
import type { Tx } from '../db';
import type { FileRow } from '../files/row';
import type { PictureRow } from '../pictures/row';
import { sanitizeRichText } from '../rich-text';
import type { displayOrder } from './order';

export type ParentRow = {
  name: string;
  deletedAt: Date | null;
  hiddenAt: Date | null;
  advertisableFrom: string;
  advertisableUntil: string;
};

/** What is read of it. */
export const parentSelect = {
  name: true,
  deletedAt: true,
  hiddenAt: true,
  advertisableFrom: true,
  advertisableUntil: true,
} as const;

/** What the row of every kind has, whatever its fields. */
export type RecordRow = {
  id: string;
  version: number;
  isDemo: boolean;
  deletedAt: Date | null;
  /** Since when it is off the website, and not in the bin; absent where no record can be. */
  hiddenAt?: Date | null;
  /** The days between which it may be advertised; absent where any may. */
  advertisableFrom?: string;
  advertisableUntil?: string;
  createdAt: Date;
  updatedAt: Date;
  picture?: PictureRow | null;
  images?: { picture: PictureRow }[];
  /** Those that the lists name which are saved with it. */
  childPictures?: PictureRow[];
  file?: FileRow | null;
  /** Of a record that belongs to another. */
  parentId?: string;
  parent?: ParentRow;
};

export type WireRecord = { _id: string; version: number };

export type RowQuery = {
  where: {
    id?: string | { in: string[] };
    deletedAt?: null | { not: null } | { lte: Date };
    isDemo?: boolean;
    parentId?: string | { in: string[] };
    parent?: Prisma.ProjectWhereInput;
    OR?: object[];
  };
  orderBy?: typeof displayOrder | { deletedAt: 'desc' };
  take?: number;
};

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
  /** The kind whose records its own belong to: they are listed and ordered with their siblings alone, and are in the bin and on the website with it. */
  parent: RecordKindName | null;
  fields: z.ZodObject;
  /** Its versions are kept, to compare and to restore. */
  isVersioned: IsVersioned;
  /** Each has a page of its own, with a tag of its own, at an address that ends so. */
  page: 'id' | 'slug' | null;
  /** Its slots of pictures, by name: for one picture, for many in an order, or for one drawing, which needs no text of its own. */
  pictures: Record<string, 'one' | 'many' | 'drawing'>;
  /** Its slots of files that are no pictures, by name. */
  files?: Record<string, 'one'>;
  /** What stands where its picture is missing; null when it has none. */
  placeholder: 'project' | 'person' | null;
  /** Tags of other lists that show it. */
  alsoShownBy?: string[];
  /** Its rows, with what `toRecord` reads. */
  findRows(tx: Tx, query: RowQuery): Promise<Row[]>;
  toRecord(row: Row): Wire;
  /** Where the search of the back office looks: columns of text, or the text of its picture. The second is shown beside a hit. */
  search: readonly [string, ...string[]];
  /** What one is called in the history; may be empty. */
  nameOf(row: Row): string;
  /** Lists among its fields whose rows are saved with it, by the name of the field and of its relation. */
  children?: Record<string, Child>;
  /** The field, a day or a year, by which they are shown, the newest first; else they are in the office's order. */
  newestBy?: string;
  /** Its records can be taken off the website without a stay in the bin. */
  canBeHidden?: true;
  /** Picks the rows that are called so, to find their pictures; null where they have none, or are called as it is. */
  whereNamed: ((name: ReturnType<typeof containing>) => object) | null;
};

export type KindOf<Row extends RecordRow, Wire extends WireRecord> = Kind<string, boolean, Row, Wire>;

/** A kind, with what every part of the product knows of it (lib/content/record-kinds.ts). */
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

/** The pictures that a row shows by itself, the cover first and the drawing of a place last. */
const ownPicturesOf = ({ picture, images }: RecordRow): PictureRow[] =>
  images
    ?.map((image) => image.picture)
    .sort((one, other) => Number(one.isLocation) - Number(other.isLocation)) ?? (picture ? [picture] : []);

/** All pictures of a row: its own, and behind them those of its lists. */
export const picturesOf = (row: RecordRow): PictureRow[] => [
  ...ownPicturesOf(row),
  ...(row.childPictures ?? []),
];

export function plainPicturesOf({ pictures }: Pick<Kind, 'pictures'>): PlainPictures {
  const slots = Object.values(pictures);
  return slots.includes('many') ? 'many' : slots.includes('one') ? 'one' : 'none';
}

/** Where a record is edited in the back office: each kind has a screen of its noun, beneath that of the record that it belongs to. */
export const sheetOf = (
  kind: Pick<Kind, 'noun' | 'parent'>,
  { id, parentId }: Pick<RecordRow, 'id' | 'parentId'>,
) => {
  const above = kind.parent === null ? '' : `/${recordKinds[kind.parent].noun}/${parentId}`;
  return `/admin${above}/${kind.noun}?edit=${id}` as Route;
};

export const recordTag = ({ kind }: Pick<Kind, 'kind'>, id: string): string => `${kind}:${id}`;

/** The tags of all pages that a write of this record changes: its own, and that of the record that it belongs to. */
export const tagsOf = (kind: Kind, { id, parentId }: Pick<RecordRow, 'id' | 'parentId'>): string[] => [
  kind.noun,
  ...(kind.page ? [recordTag(kind, id)] : []),
  ...(kind.parent && parentId ? [recordTag({ kind: kind.parent }, parentId)] : []),
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
