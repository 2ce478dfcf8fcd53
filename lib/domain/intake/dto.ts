import { z } from 'zod';
import { named } from '@/lib/server/http/openapi';

export const importOutcome = named(
  'ImportOutcome',
  z.object({
    added: z.number().int(),
    joined: z.number().int(),
    kept: z.number().int(),
    refused: z.array(z.object({ line: z.number().int(), reason: z.string() })),
    refusedCount: z.number().int(),
    /** For undo; null for a trial. */
    importId: z.string().nullable(),
  }),
);

export type ImportOutcome = z.output<typeof importOutcome>;
export type ImportedTable = { _id: string; at: string; actor: string; count: number };
export type UndoneImport = { removed: number; left: number };
