import 'server-only';
import { z } from 'zod';
import type { Call } from '@/lib/server/http/openapi';
import { claimsQuery } from './schema';

/** Each service has its own format, and a body is stored before it is parsed. */
const call = (method: 'get' | 'post'): Call => ({
  method,
  path: '/api/in/{source}/{secret}',
  summary:
    'Receive an enquiry from another service, as JSON, a form or a query of at most 256 KB; some services get an answer in their own format',
  access: 'public',
  answers: { 200: z.object({}) },
  errors: [403, 413, 429],
});

export const sourceCalls: Call[] = [
  call('get'),
  call('post'),
  {
    method: 'get',
    path: '/api/admin/sources/{id}/claims',
    summary: 'Enquiries of a month that a source should not bill, as a table',
    access: 'admin',
    query: claimsQuery,
    answers: { 200: 'text/csv' },
  },
  {
    method: 'get',
    path: '/api/admin/sources/{id}/bodies/{body}',
    summary: 'An original message of a source',
    access: 'admin',
    answers: { 200: 'text/plain' },
  },
];
