import 'server-only';
import { z } from 'zod';
import { type Call, moment, named, pageFields } from '@/lib/server/http/openapi';
import type { SubscriberPage } from './dto';
import { subscriberFilter } from './schema';

const subscribers: z.ZodType<SubscriberPage> = named(
  'SubscriberPage',
  z.object({
    subscribers: z.array(
      z.object({
        _id: z.string(),
        email: z.string(),
        page: z.string(),
        noticeVersion: z.string(),
        createdAt: moment,
      }),
    ),
    ...pageFields,
  }),
);

export const subscriberCalls: Call[] = [
  {
    method: 'get',
    path: '/api/admin/subscribers',
    summary: 'A page of the newsletter’s addresses',
    access: 'sales',
    query: subscriberFilter,
    answers: { 200: subscribers },
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
