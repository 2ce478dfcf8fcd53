import { z } from 'zod';

/** Changes when an older release could not read what is written. */
export const archiveFormat = 1;

const part = z.object({
  name: z.string(),
  bytes: z.int().nonnegative(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

const database = z.object({
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  /** In an order in which each comes after those that it refers to. */
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.int().nonnegative() })),
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
});

/** The last part of an archive: what it is, and what its other parts must be. */
export const manifestSchema = z.object({
  kind: z.enum(['backup', 'content']),
  madeAt: z.iso.datetime(),
  siteUrl: z.string(),
  /** Files that rows name and that were not there. */
  missing: z.array(z.string()),
  /** What a backup has beside its files. */
  database: database.optional(),
  parts: z.array(part),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type DatabaseManifest = z.infer<typeof database>;
export type Part = Manifest['parts'][number];

export const manifestName = 'manifest.json';
