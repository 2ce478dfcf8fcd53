import 'server-only';
import { z } from 'zod';
import { type BinKind, kinds } from '@/lib/domain/records';
import { isId } from '@/lib/shared/parsing/id';

const id = z.string().refine(isId, 'is not an id');

const record = z.object({
  _id: id,
  parent: id.optional(),
  fields: z.record(z.string(), z.unknown()),
  /** The cover first. */
  pictures: z.array(id),
  /** A bundle of a former release has none. */
  files: z.array(id).max(1).default([]),
  isDemo: z.boolean(),
  createdAt: z.iso.datetime(),
});

const fraction = z.number().min(0).max(1);
const pixels = z.int().positive().nullable();

/** Columns that are missing here are not exported. */
export const contentPicture = z.object({
  _id: id,
  /** Null for a legacy picture, which has an address instead. */
  publicId: z
    .string()
    .regex(/^[0-9a-f]{32}$/)
    .nullable(),
  url: z.string().max(2000),
  width: pixels,
  height: pixels,
  bytes: pixels,
  widths: z.array(z.int().positive()),
  // Absent in a bundle of a former release.
  hasAvif: z.boolean().default(false),
  cropX: fraction.nullable().default(null),
  cropY: fraction.nullable().default(null),
  cropWidths: z.array(z.int().positive()).default([]),
  alt: z.string().max(300),
  blurDataUrl: z.string().nullable(),
  focalX: fraction,
  focalY: fraction,
  fileName: z.string(),
  isLocation: z.boolean().default(false),
});

/** Stored again on import: plain in one store, encrypted in another. */
export const contentFile = z.object({
  _id: id,
  publicId: z.string().regex(/^[0-9a-f]{32}$/),
  name: z.string().max(300),
  bytes: z.int().positive(),
});

const records = z.array(record);
type AllRecords = Record<BinKind, z.infer<typeof records>>;
// z.enum needs a non-empty tuple.
const kindNames = kinds.map(({ kind }) => kind) as [BinKind, ...BinKind[]];

/** Security: only public content. */
export const contentSchema = z.object({
  records: z
    .partialRecord(z.enum(kindNames), records)
    // Absent in a bundle of a release that did not know the kind.
    .transform(
      (known) => Object.fromEntries(kindNames.map((name) => [name, known[name] ?? []])) as AllRecords,
    ),
  pictures: z.array(contentPicture),
  files: z.array(contentFile).default([]),
  about: z.object({ _id: id, fields: z.record(z.string(), z.unknown()) }).nullable(),
  settings: z.record(z.string(), z.unknown()),
});

export type Content = z.infer<typeof contentSchema>;
export type ContentRecord = z.infer<typeof record>;
export type ContentFile = z.infer<typeof contentFile>;
export type ContentPicture = z.infer<typeof contentPicture>;
