import { contactConfirmation, matchDecision } from '@/lib/domain/contacts/schema';
import type { Call } from '@/lib/server/http/openapi';
import { enquiry } from './api-shapes';

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
