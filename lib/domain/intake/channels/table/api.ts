import 'server-only';
import { z } from 'zod';
import { type Call, named } from '@/lib/server/http/openapi';
import type { ImportOutcome } from '../../dto';
import { importInput } from '../../schema';

const importOutcome: z.ZodType<ImportOutcome> = named(
  'ImportOutcome',
  z.object({
    added: z.number().int(),
    joined: z.number().int(),
    kept: z.number().int(),
    refused: z.array(z.object({ line: z.number().int(), reason: z.string() })),
    refusedCount: z.number().int(),
    importId: z.string().nullable(),
  }),
);

export const importCalls: Call[] = [
  {
    method: 'post',
    path: '/api/admin/enquiries/import',
    summary: 'Take the enquiries of a table, or try it',
    access: 'admin',
    body: { 'application/json': importInput },
    answers: { 200: importOutcome },
  },
];
