import 'server-only';
import type { Call } from '@/lib/server/http/openapi';
import { historyPage } from './dto';
import { historyQuery } from './schema';

export const historyCalls: Call[] = [
  {
    method: 'get',
    path: '/api/admin/history',
    summary: 'Who did what, newest first',
    access: 'editor',
    query: historyQuery,
    answers: { 200: historyPage },
  },
];
