import 'server-only';
import { z } from 'zod';
import { type Call, named } from '@/lib/server/http/openapi';
import { toWireSchema } from '@/lib/server/http/record-calls';
import { toCreateSchema } from '@/lib/shared/parsing/record-fields';
import { type AboutStats, type AboutStatsRecord, aboutFields, aboutPatch } from './fields';

const stats: z.ZodType<AboutStats> = named('AboutStats', aboutFields);
const record: z.ZodType<AboutStatsRecord> = named('AboutStatsRecord', toWireSchema(aboutFields, {}));
const path = '/api/admin/about';

export const aboutCalls: Call[] = [
  {
    method: 'get',
    path: '/api/about',
    summary: 'The four stats of the About page',
    access: 'public',
    answers: { 200: stats },
  },
  {
    method: 'get',
    path,
    summary: 'The record, or null',
    access: 'editor',
    answers: { 200: record.nullable() },
    versioned: true,
  },
  {
    method: 'post',
    path,
    summary: 'Create the record, or update it when it exists',
    access: 'editor',
    body: { 'application/json': toCreateSchema(aboutFields).extend({ version: aboutPatch.shape.version }) },
    answers: { 200: record, 201: record },
    versioned: true,
  },
  {
    method: 'put',
    path,
    summary: 'Update the record; absent counters stay',
    access: 'editor',
    body: { 'application/json': aboutPatch.extend({ _id: z.string() }) },
    answers: { 200: record },
    errors: [404],
    versioned: true,
  },
];
