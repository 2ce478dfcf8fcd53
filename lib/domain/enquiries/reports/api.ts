import type { Call } from '@/lib/server/http/openapi';
import { spend } from './dto';
import { monthQuery, spendInput } from './schema';

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
