import 'server-only';
import { z } from 'zod';
import { type Call, named } from '@/lib/server/http/openapi';
import type { HistoryPage } from './dto';
import { historyQuery } from './schema';

const page: z.ZodType<HistoryPage> = named(
  'HistoryPage',
  z.object({
    entries: z.array(
      z.object({
        _id: z.string(),
        at: z.iso.datetime(),
        userId: z.string().nullable(),
        actor: z.string(),
        action: z.string(),
        entity: z.string(),
        entityId: z.string(),
        label: z.string(),
        fields: z.array(z.string()),
        address: z.string(),
        overwritten: z.record(z.string(), z.unknown()).nullable(),
      }),
    ),
    next: z.string().nullable(),
  }),
);

export const historyCalls: Call[] = [
  {
    method: 'get',
    path: '/api/admin/history',
    summary: 'Who did what, newest first',
    access: 'editor',
    query: historyQuery,
    answers: { 200: page },
  },
];
