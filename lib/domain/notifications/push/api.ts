import 'server-only';
import { z } from 'zod';
import { type Call, said } from '@/lib/server/http/openapi';
import { subscription, subscriptions } from './dto';
import { subscriptionInput } from './schema';

const path = '/api/admin/push-subscriptions';

export const pushCalls: Call[] = [
  {
    method: 'get',
    path,
    summary: 'Push subscriptions of the signed-in user, and the key to subscribe with, if it exists',
    access: 'sales',
    answers: { 200: subscriptions },
  },
  {
    method: 'post',
    path,
    summary: 'Subscribe the browser of this session to push messages, until the session ends',
    access: 'sales',
    body: { 'application/json': subscriptionInput },
    answers: { 200: subscription },
  },
  {
    method: 'post',
    path: `${path}/key`,
    summary: 'The key to subscribe with (RFC 8292); created at first use',
    access: 'sales',
    answers: { 200: z.object({ publicKey: z.string() }) },
  },
  {
    method: 'delete',
    path: `${path}/{id}`,
    summary: 'End a push subscription of the signed-in user',
    access: 'sales',
    answers: { 200: said },
  },
];
