import 'server-only';
import { z } from 'zod';
import { uploadLimits } from '@/lib/content/limits';
import { type MailPart, mailParts } from '@/lib/content/mail/mail';
import { type Call, file, picture } from '@/lib/server/http/openapi';
import { completion, tokenAnswer, tokenRequest } from '@/lib/server/uploads/direct-input';

const outboxRun = z.object({ sent: z.number(), failed: z.number(), dead: z.number() });
const scheduleRun = z.object({ published: z.int(), heldBack: z.int(), hidden: z.int() });
const housekeepingRun = z.object({ done: z.array(z.string()), failed: z.array(z.string()) });

const outbox = z.object({
  missingMailParts: z.array(z.enum(Object.keys(mailParts) as MailPart[])),
  overdueLeads: z.number().int(),
  waiting: z.number().int(),
  dead: z.number().int(),
});

export const generalCalls: Call[] = [
  {
    method: 'post',
    path: '/api/admin/uploads',
    summary: `Upload one picture; use its _id in a save within ${uploadLimits.stagedForDays} days`,
    access: 'editor',
    body: { 'multipart/form-data': z.object({ file }) },
    answers: { 201: picture },
  },
  {
    method: 'post',
    path: '/api/admin/uploads/token',
    summary:
      'A token by which a browser puts one picture straight into the blob store; 404 where there is none',
    access: 'editor',
    body: { 'application/json': tokenRequest },
    answers: { 200: tokenAnswer },
    errors: [404],
  },
  {
    method: 'post',
    path: '/api/admin/uploads/complete',
    summary: 'Turn a picture of the blob store into an upload; 404 where there is no store',
    access: 'editor',
    body: { 'application/json': completion },
    answers: { 201: picture },
    errors: [404, 507],
  },
  {
    method: 'get',
    path: '/api/cron',
    summary:
      'Run what is due: mails, webhooks, scheduled changes and housekeeping. For the scheduler of the host',
    access: 'cron',
    answers: { 200: z.object({ outbox: outboxRun, schedule: scheduleRun, housekeeping: housekeepingRun }) },
  },
  {
    method: 'get',
    path: '/api/health/live',
    summary: 'The process answers',
    access: 'public',
    answers: { 200: z.object({ status: z.literal('ok') }) },
  },
  {
    method: 'get',
    path: '/api/health/ready',
    summary: 'The database answers; for admins and monitors how the outbox stands',
    access: 'public',
    answers: {
      200: z.object({ status: z.enum(['ok', 'alarm']), outbox: outbox.nullable().optional() }),
      503: z.object({ status: z.literal('unavailable') }),
    },
  },
  {
    method: 'get',
    path: '/api/openapi.json',
    summary: 'This document',
    access: 'public',
    answers: { 200: z.record(z.string(), z.unknown()) },
  },
  {
    method: 'get',
    path: '/api/docs',
    summary: 'This document to read',
    access: 'admin',
    answers: { 200: 'text/html' },
  },
];
