import { z } from 'zod';
import { storedFile } from '@/lib/domain/enquiries/dto';
import { type Call, moment } from '@/lib/server/http/openapi';
import { tickedFilter } from './schema';

const one = '/api/admin/enquiries/{id}';

export const personalDataCalls: Call[] = [
  {
    method: 'get',
    path: `${one}/contact`,
    summary:
      'The stored data of a contact: of all enquiries with a confirmed contact point in common, or of the given enquiries, separated by commas',
    access: 'admin',
    query: tickedFilter,
    answers: {
      200: z.object({
        exportedAt: moment,
        enquiries: z.array(z.record(z.string(), z.unknown())),
        subscriptions: z.array(z.record(z.string(), z.unknown())),
        notices: z.array(z.object({ hash: z.string(), version: z.string(), text: z.string() })),
        heldUnits: z.array(z.record(z.string(), z.unknown())),
        sourceBodies: z.array(z.record(z.string(), z.unknown())),
        leftOut: z.number().int(),
        cvs: z.array(storedFile.extend({ pdfBase64: z.string() })),
      }),
    },
  },
  {
    method: 'delete',
    path: `${one}/contact`,
    summary: 'Erase the stored data of a contact, with the same choice',
    access: 'admin',
    query: tickedFilter,
    answers: { 200: z.object({ enquiries: z.number().int() }) },
  },
];
