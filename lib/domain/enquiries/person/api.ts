import { z } from 'zod';
import { type Call, moment } from '@/lib/server/http/openapi';
import { enquiry, storedFile } from '../answers';
import { contactConfirmation, matchDecision, tickedFilter } from '../schema';

const one = '/api/admin/enquiries/{id}';

export const decisionCalls: Call[] = [
  {
    method: 'post',
    path: `${one}/matches`,
    summary: 'Say whether another enquiry is of the same person',
    access: 'sales',
    body: { 'application/json': matchDecision },
    answers: { 201: enquiry },
    errors: [409],
  },
  {
    method: 'delete',
    path: `${one}/matches/{match}`,
    summary: 'Take that back',
    access: 'sales',
    answers: { 200: enquiry },
  },
  {
    method: 'post',
    path: `${one}/confirmations`,
    summary: 'Confirm that a number or an address is of who sent the enquiry',
    access: 'sales',
    body: { 'application/json': contactConfirmation },
    answers: { 201: enquiry },
  },
  {
    method: 'delete',
    path: `${one}/confirmations/{confirmation}`,
    summary: 'Take that back',
    access: 'sales',
    answers: { 200: enquiry },
  },
];

export const dataCalls: Call[] = [
  {
    method: 'get',
    path: `${one}/person`,
    summary:
      'What is kept of the person: on proved ties, or of the enquiries that are named, with commas between',
    access: 'admin',
    query: tickedFilter,
    answers: {
      200: z.object({
        exportedAt: moment,
        enquiries: z.array(z.record(z.string(), z.unknown())),
        subscriptions: z.array(z.record(z.string(), z.unknown())),
        /** What was said when consent was given, by the hashes that rows name. */
        notices: z.array(z.object({ hash: z.string(), version: z.string(), text: z.string() })),
        heldUnits: z.array(z.record(z.string(), z.unknown())),
        /** What sources sent with their number or address, as it came. */
        sourceBodies: z.array(z.record(z.string(), z.unknown())),
        leftOut: z.number().int(),
        /** Of applications, in Base64. */
        cvs: z.array(storedFile.extend({ pdfBase64: z.string() })),
      }),
    },
  },
  {
    method: 'delete',
    path: `${one}/person`,
    summary: 'Erase what is kept of the person: the same choice',
    access: 'admin',
    query: tickedFilter,
    answers: { 200: z.object({ enquiries: z.number().int() }) },
  },
];
