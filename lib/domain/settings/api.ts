import 'server-only';
import { z } from 'zod';
import { type Call, named, picture } from '@/lib/server/http/openapi';
import { settingParts, settingTable, settingUpdate } from './schema';

const values = settingParts.map((part) => settingTable[part].schema);
const setting = named(
  'Setting',
  z.object({
    _id: z.enum(settingParts),
    part: z.enum(settingParts),
    value: z.union(values),
    pictures: z.array(picture),
    version: z.number().int(),
    updatedAt: z.iso.datetime().nullable(),
  }),
);
const path = '/api/admin/settings/{part}';

export const settingCalls: Call[] = [
  {
    method: 'get',
    path,
    summary: 'One part of the settings',
    access: 'editor',
    answers: { 200: setting },
    versioned: true,
  },
  {
    method: 'put',
    path,
    summary: 'Save one part of the settings whole',
    access: 'editor',
    body: { 'application/json': settingUpdate.extend({ value: z.union(values) }) },
    answers: { 200: setting },
    versioned: true,
  },
];
