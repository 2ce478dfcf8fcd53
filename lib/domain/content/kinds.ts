import 'server-only';
import { z } from 'zod';
import { heroImageFields } from '@/lib/domain/hero/fields';
import type { BinKind } from '@/lib/domain/records';
import { writableKinds } from '@/lib/domain/records/writable';
import { mapChildPictures } from '@/lib/server/records/child-picture-refs';
import { sanitizeFields, type WireRecord } from '@/lib/server/records/kind';
import type { WritableKind } from '@/lib/server/records/rules';
import { parseInput } from '@/lib/shared/parsing/parse';
import { toCreateSchema } from '@/lib/shared/parsing/record-fields';

type Values = Record<string, unknown>;

type ContentKind = {
  kind: WritableKind<BinKind>;
  fields: z.ZodObject;
  toFields?(record: WireRecord): Values;
};

const differing: Partial<Record<BinKind, Omit<ContentKind, 'kind'>>> = {
  brand: { fields: z.object({}) },
  'hero-image': {
    fields: heroImageFields.omit({ alt: true }),
    // A project in the bin counts as none.
    toFields: (record) => ({ projectId: (record as { project?: { _id: string } }).project?._id ?? null }),
  },
};

/** Order: a record follows those that it refers to. */
export const contentKinds: ContentKind[] = Object.values(writableKinds).map((kind) => ({
  kind,
  fields: kind.fields,
  ...differing[kind.kind],
}));

export function pickContent({ kind, fields, toFields }: ContentKind, record: WireRecord): Values {
  const told: Values = toFields ? toFields(record) : record;
  const values = mapChildPictures(kind, told, (pictures) => pictures.map(({ _id }) => ({ _id })));
  return Object.fromEntries(Object.keys(fields.shape).map((name) => [name, values[name]]));
}

/** A field that an older release did not know is empty. @throws AppError invalid. */
export const parseContent = ({ fields }: ContentKind, values: Values): Values =>
  sanitizeFields(fields, parseInput(toCreateSchema(fields), values));

export const toColumns = ({ kind: { rules } }: ContentKind, values: Values): object =>
  rules.toColumns ? rules.toColumns(values) : values;
