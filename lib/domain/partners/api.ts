import 'server-only';
import { z } from 'zod';
import { namedForm } from '@/lib/content/partners';
import { type Call, formCall } from '@/lib/server/http/openapi';
import { partner } from './dto';
import { namedBuyer, partnerChange } from './schema';

const one = '/api/admin/partners/{id}';

export const partnerCalls: Call[] = [
  formCall(
    namedForm.action,
    'Register a buyer who has agreed, with the link of a partner',
    namedBuyer,
    [404, 429],
  ),
  {
    method: 'get',
    path: '/api/admin/partners',
    summary: 'The channel partners and the requests to become one',
    access: 'admin',
    answers: { 200: z.object({ partners: z.array(partner) }) },
  },
  {
    method: 'get',
    path: '/api/admin/partners.csv',
    summary: 'The same as a table',
    access: 'admin',
    answers: { 200: 'text/csv' },
  },
  { method: 'get', path: one, summary: 'A partner', access: 'admin', answers: { 200: partner } },
  {
    method: 'patch',
    path: one,
    summary: 'Approve or refuse a partner, create or end their link, or correct their data',
    access: 'admin',
    body: { 'application/json': partnerChange },
    answers: { 200: partner },
    errors: [409],
  },
];
