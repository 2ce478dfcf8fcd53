import type { Call } from '@/lib/server/http/openapi';
import { importOutcome } from '../../dto';
import { importInput } from '../../schema';

export const importCalls: Call[] = [
  {
    method: 'post',
    path: '/api/admin/enquiries/import',
    summary: 'Import the enquiries of a table, or do a trial run',
    access: 'admin',
    body: { 'application/json': importInput },
    answers: { 200: importOutcome },
  },
];
