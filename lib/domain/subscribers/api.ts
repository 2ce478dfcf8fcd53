import 'server-only';
import { z } from 'zod';
import type { Call } from '@/lib/server/http/openapi';
import { subscriberPage } from './dto';
import { subscriberFilter } from './schema';

export const subscriberCalls: Call[] = [
  {
    method: 'get',
    path: '/api/admin/subscribers',
    summary: 'A page of the newsletter’s addresses',
    access: 'sales',
    query: subscriberFilter,
    answers: { 200: subscriberPage },
  },
  {
    method: 'get',
    path: '/api/admin/subscribers.csv',
    summary: 'The newsletter’s addresses as a table',
    access: 'sales',
    query: subscriberFilter,
    answers: { 200: 'text/csv' },
  },
  {
    method: 'delete',
    path: '/api/admin/subscribers/{id}',
    summary: 'Erase an address of the newsletter',
    access: 'admin',
    answers: { 200: z.null() },
  },
];
