import 'server-only';
import type { Route } from 'next';
import type { z } from 'zod';
import { type RecordKindName, recordKinds } from '@/lib/content/record-kinds';
import type { PlainPictures } from '@/lib/shared/parsing/plain-input';
import { pickFields } from '@/lib/shared/parsing/record-fields';
import type { Picture } from '@/lib/shared/pictures/picture';
import type { Prisma } from '@/prisma/generated/client';
import type { containing } from '../database/containing';
import type { Tx } from '../db';
import type { FileRow } from '../files/row';
import type { PictureRow } from '../pictures/row';
import { sanitizeRichText } from '../text/rich-text';
import type { displayOrder } from './order';

export type ParentRow = {
  name: string;
  deletedAt: Date | null;
  hiddenAt: Date | null;
  advertisableFrom: string;
  advertisableUntil: string;
};

export const parentSelect = {
  name: true,
  deletedAt: true,
  hiddenAt: true,
  advertisableFrom: true,
  advertisableUntil: true,
} as const;

export type RecordRow = {
  id: string;
  version: number;
  isDemo: boolean;
  deletedAt: Date | null;
  hiddenAt?: Date | null;
  advertisableFrom?: string;
  advertisableUntil?: string;
  createdAt: Date;
  updatedAt: Date;
  picture?: PictureRow | null;
  images?: { picture: PictureRow }[];
  childPictures?: PictureRow[];
  file?: FileRow | null;
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

export type Child = { model: Uncapitalize<Prisma.ModelName>; fields: z.ZodObject };

export type Kind<
  Name extends string = string,
  IsVersioned extends boolean = boolean,
  Row extends RecordRow = RecordRow,
  Wire extends WireRecord = WireRecord,
> = {
  kind: Name;
  entity: string;
  plural: string;
  noun: string;
  model: Uncapitalize<Prisma.ModelName>;
  table: string;
  parent: RecordKindName | null;
  fields: z.ZodObject;
  isVersioned: IsVersioned;
  page: 'id' | 'slug' | null;
  pictures: Record<string, 'one' | 'many' | 'drawing'>;
  files?: Record<string, 'one'>;
  placeholder: 'project' | 'person' | null;
  alsoShownBy?: string[];
  findRows(tx: Tx, query: RowQuery): Promise<Row[]>;
  toRecord(row: Row): Wire;
  search: readonly [string, ...string[]];
  nameOf(row: Row): string;
  children?: Record<string, Child>;
  newestBy?: string;
  canBeHidden?: true;
  whereNamed: ((name: ReturnType<typeof containing>) => object) | null;
};

export type KindOf<Row extends RecordRow, Wire extends WireRecord> = Kind<string, boolean, Row, Wire>;

export const defineKind = <
  const Name extends RecordKindName,
  const IsVersioned extends boolean,
  Row extends RecordRow,
  Wire extends WireRecord,
>(
  kind: Omit<Kind<Name, IsVersioned, Row, Wire>, keyof (typeof recordKinds)[RecordKindName]>,
): Kind<Name, IsVersioned, Row, Wire> => ({ ...recordKinds[kind.kind], ...kind });

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

/** Prisma has no type for the columns that all kinds share. */
export const tableOf = (tx: Tx, { model }: Pick<Kind, 'model'>): Table => tx[model] as unknown as Table;

const ownPicturesOf = ({ picture, images }: RecordRow): PictureRow[] =>
  images
    ?.map((image) => image.picture)
    .sort((one, other) => Number(one.isLocation) - Number(other.isLocation)) ?? (picture ? [picture] : []);

export const picturesOf = (row: RecordRow): PictureRow[] => [
  ...ownPicturesOf(row),
  ...(row.childPictures ?? []),
];

export function plainPicturesOf({ pictures }: Pick<Kind, 'pictures'>): PlainPictures {
  const slots = Object.values(pictures);
  return slots.includes('many') ? 'many' : slots.includes('one') ? 'one' : 'none';
}

export const sheetOf = (
  kind: Pick<Kind, 'noun' | 'parent'>,
  { id, parentId }: Pick<RecordRow, 'id' | 'parentId'>,
) => {
  const above = kind.parent === null ? '' : `/${recordKinds[kind.parent].noun}/${parentId}`;
  return `/admin${above}/${kind.noun}?edit=${id}` as Route;
};

export const recordTag = ({ kind }: Pick<Kind, 'kind'>, id: string): string => `${kind}:${id}`;

export const tagsOf = (kind: Kind, { id, parentId }: Pick<RecordRow, 'id' | 'parentId'>): string[] => [
  kind.noun,
  ...(kind.page ? [recordTag(kind, id)] : []),
  ...(kind.parent && parentId ? [recordTag({ kind: kind.parent }, parentId)] : []),
  ...(kind.alsoShownBy ?? []),
];

const isHtml = (fields: z.ZodObject, name: string) =>
  (fields.shape as Record<string, z.ZodType>)[name]?.meta()?.html === true;

export function sanitizeFields<V extends object>(fields: z.ZodObject, values: V): V {
  const html = Object.entries(values).filter(
    ([name, text]) => typeof text === 'string' && isHtml(fields, name),
  );
  return { ...values, ...Object.fromEntries(html.map(([name, text]) => [name, sanitizeRichText(text)])) };
}

/** A field without a column does not compile. HTML is sanitised again, for imported and old rows. */
export const toFields = <F extends z.ZodObject>(fields: F, row: z.output<F>): z.output<F> =>
  sanitizeFields(fields, pickFields(fields, row));
