import 'server-only';
import { z } from 'zod';
import { type Call, named } from '@/lib/server/http/openapi';
import type { SourceSpend } from './dto';
import { monthQuery, spendInput } from './schema';

const spend: z.ZodType<SourceSpend> = named(
  'SourceSpend',
  z.object({
    source: z.string(),
    month: z.string(),
    rupees: z.number().nullable(),
    version: z.number().int(),
  }),
);

export const reportCalls: Call[] = [
  {
    method: 'get',
    path: '/api/admin/figures/sources.csv',
    summary: 'What the enquiries of a month have cost and become, by source, as a table',
    access: 'sales',
    query: monthQuery,
    answers: { 200: 'text/csv' },
  },
  {
    method: 'get',
    path: '/api/admin/figures/google.csv',
    summary: 'The stages that clicks on ads of Google have reached in a month, as Google Ads takes them',
    access: 'sales',
    query: monthQuery,
    answers: { 200: 'text/csv' },
  },
  {
    method: 'put',
    path: '/api/admin/figures/spend',
    summary: 'Say what a source has cost in a month',
    access: 'admin',
    body: { 'application/json': spendInput },
    answers: { 200: spend },
    errors: [409],
  },
];
