import 'server-only';
import { z } from 'zod';
import { type Call, moment, named, said } from '@/lib/server/http/openapi';
import type { OwnPushSubscription, OwnPushSubscriptions } from './dto';
import { subscriptionInput } from './schema';

const telephone: z.ZodType<OwnPushSubscription> = named(
  'Telephone',
  z.object({
    _id: z.string(),
    userAgent: z.string(),
    createdAt: moment,
    rangAt: moment.nullable(),
    lastError: z.string(),
    isCurrent: z.boolean(),
  }),
);

const telephones: z.ZodType<OwnPushSubscriptions> = named(
  'Telephones',
  z.object({ publicKey: z.string().nullable(), telephones: z.array(telephone) }),
);

const path = '/api/admin/telephones';

export const pushCalls: Call[] = [
  {
    method: 'get',
    path,
    summary: 'The own browsers that ring, and the key that a browser subscribes with, once it is made',
    access: 'sales',
    answers: { 200: telephones },
  },
  {
    method: 'post',
    path,
    summary:
      'Let the browser of this session ring when an enquiry becomes its person’s, until the session ends',
    access: 'sales',
    body: { 'application/json': subscriptionInput },
    answers: { 200: telephone },
  },
  {
    method: 'post',
    path: `${path}/key`,
    summary: 'The key that a browser subscribes with (RFC 8292); made at first use',
    access: 'sales',
    answers: { 200: z.object({ publicKey: z.string() }) },
  },
  {
    method: 'delete',
    path: `${path}/{id}`,
    summary: 'An own browser rings no more',
    access: 'sales',
    answers: { 200: said },
  },
];
