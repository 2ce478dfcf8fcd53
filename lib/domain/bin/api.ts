import 'server-only';
import { z } from 'zod';
import type { Call } from '@/lib/server/http/openapi';
import { binEntry } from './dto';

export const binCalls: Call[] = [
  {
    method: 'get',
    path: '/api/admin/bin',
    summary: 'The records in the bin',
    access: 'editor',
    answers: { 200: z.array(binEntry) },
  },
  {
    method: 'post',
    path: '/api/admin/bin/{kind}/{id}/restore',
    summary: 'Restore a record from the bin',
    access: 'editor',
    answers: { 200: binEntry.pick({ kind: true, _id: true }) },
  },
];
