import { z } from 'zod';

/** Raise it when an older release cannot read the format. */
export const archiveFormat = 1;

const part = z.object({
  name: z.string(),
  bytes: z.int().nonnegative(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

const database = z.object({
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  /** Referenced tables come first. */
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.int().nonnegative() })),
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
});

export const manifestSchema = z.object({
  kind: z.enum(['backup', 'content']),
  madeAt: z.iso.datetime(),
  siteUrl: z.string(),
  missing: z.array(z.string()),
  database: database.optional(),
  parts: z.array(part),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type DatabaseManifest = z.infer<typeof database>;
export type Part = Manifest['parts'][number];

export const manifestName = 'manifest.json';
