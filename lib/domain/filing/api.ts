import 'server-only';
import { z } from 'zod';
import type { Call } from '@/lib/server/http/openapi';
import { filing, registrationFilings } from './dto';
import { filedFields, filingQuery } from './fields';

const path = '/api/admin/projects/{id}/filing';

export const filingCalls: Call[] = [
  {
    method: 'get',
    path,
    summary: 'The registrations of a project with their quarters and filings',
    access: 'editor',
    answers: { 200: z.array(registrationFilings) },
  },
  {
    method: 'get',
    path: `${path}/{quarter}`,
    summary: 'The present files of a quarter, as a ZIP',
    access: 'editor',
    query: filingQuery,
    answers: { 200: 'application/zip' },
  },
  {
    method: 'post',
    path: `${path}/{quarter}`,
    summary: 'Mark a quarter as filed: its files are created again and stored unchanged',
    access: 'admin',
    body: { 'application/json': filedFields },
    answers: { 201: filing },
    errors: [409, 507],
  },
  {
    method: 'get',
    path: `${path}/{quarter}/filed`,
    summary: 'The files of a quarter as they were filed: the same bytes',
    access: 'editor',
    query: filingQuery,
    answers: { 200: 'application/zip' },
  },
];
