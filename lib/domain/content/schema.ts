import 'server-only';
import { z } from 'zod';
import { type BinKind, kinds } from '@/lib/domain/records';
import { isId } from '@/lib/shared/id';

const id = z.string().refine(isId, 'is no id');

const record = z.object({
  _id: id,
  /** The record that it belongs to. */
  parent: id.optional(),
  /** What the definition of its kind names. */
  fields: z.record(z.string(), z.unknown()),
  /** Ids of its pictures, the cover first. */
  pictures: z.array(id),
  /** Ids of its files that are no pictures; a bundle of a former release knows none. */
  files: z.array(id).max(1).default([]),
  isDemo: z.boolean(),
  createdAt: z.iso.datetime(),
});

const fraction = z.number().min(0).max(1);
const pixels = z.int().positive().nullable();

/** A column of a picture that is not named here stays behind. */
export const contentPicture = z.object({
  _id: id,
  /** Its folder; null for a picture of the old site, which has an address instead. */
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

/** A file that is no picture. It is stored anew where it comes to: open in one store, sealed in another. */
export const contentFile = z.object({
  _id: id,
  publicId: z.string().regex(/^[0-9a-f]{32}$/),
  name: z.string().max(300),
  bytes: z.int().positive(),
});

const records = z.array(record);
type AllRecords = Record<BinKind, z.infer<typeof records>>;
// An enum wants its first name apart.
const kindNames = kinds.map(({ kind }) => kind) as [BinKind, ...BinKind[]];

/** What visitors see of a site, and nothing else: the file of a bundle. */
export const contentSchema = z.object({
  /** Of each kind, in the order of the site. */
  records: z
    .partialRecord(z.enum(kindNames), records)
    // A kind is absent in a bundle of a release that did not know it.
    .transform(
      (known) => Object.fromEntries(kindNames.map((name) => [name, known[name] ?? []])) as AllRecords,
    ),
  pictures: z.array(contentPicture),
  files: z.array(contentFile).default([]),
  about: z.object({ _id: id, fields: z.record(z.string(), z.unknown()) }).nullable(),
  /** The parts that have been saved. */
  settings: z.record(z.string(), z.unknown()),
});

export type Content = z.infer<typeof contentSchema>;
export type ContentRecord = z.infer<typeof record>;
export type ContentFile = z.infer<typeof contentFile>;
export type ContentPicture = z.infer<typeof contentPicture>;
