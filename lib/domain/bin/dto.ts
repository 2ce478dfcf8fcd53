import { z } from 'zod';
import { type BinKind, kinds } from '@/lib/domain/records';
import { named, picture } from '@/lib/server/http/openapi';

export type { BinKind };

export type BinKindText = { name: string; placeholder: 'project' | 'person' | null };

export const binEntry = named(
  'BinEntry',
  z.object({
    kind: z.enum(kinds.map((each) => each.kind)),
    _id: z.string(),
    label: z.string(),
    picture: picture.nullable(),
    deletedAt: z.iso.datetime(),
    /** Null when the history has no line for it. */
    deletedBy: z.string().nullable(),
    daysLeft: z.number().int(),
  }),
);

export type BinEntry = z.output<typeof binEntry>;
