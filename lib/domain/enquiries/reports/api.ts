import type { Call } from '@/lib/server/http/openapi';
import { spend } from './dto';
import { monthQuery, spendInput } from './schema';

export const reportCalls: Call[] = [
  {
    method: 'get',
    path: '/api/admin/figures/sources.csv',
    summary: 'Costs, visits and sales of the enquiries of a month by source, as a table',
    access: 'sales',
    query: monthQuery,
    answers: { 200: 'text/csv' },
  },
  {
    method: 'get',
    path: '/api/admin/figures/google.csv',
    summary: 'The stages that clicks on Google ads reached in a month, in the format of Google Ads',
    access: 'sales',
    query: monthQuery,
    answers: { 200: 'text/csv' },
  },
  {
    method: 'put',
    path: '/api/admin/figures/spend',
    summary: 'Set the cost of a source in a month',
    access: 'admin',
    body: { 'application/json': spendInput },
    answers: { 200: spend },
    errors: [409],
  },
];
