import 'server-only';
import { z } from 'zod';
import { namedForm, partnerStates } from '@/lib/content/partners';
import { type Call, formCall, moment, named } from '@/lib/server/http/openapi';
import type { Partner } from '@/lib/shared/enquiries/partner';
import { namedBuyer, partnerChange } from './schema';

const text = z.string();

const partner: z.ZodType<Partner> = named(
  'Partner',
  z.object({
    _id: text,
    name: text,
    firm: text,
    number: text,
    numberWarning: text,
    phone: text,
    email: text,
    message: text,
    askedAt: moment,
    terms: z.object({ version: text, at: moment }).nullable(),
    state: z.enum(partnerStates),
    note: text,
    link: text.nullable(),
    linkMadeAt: moment.nullable(),
    linkEndedAt: moment.nullable(),
    enquiries: z.int(),
    visits: z.int(),
    sales: z.int(),
    lastAt: moment.nullable(),
    version: z.int(),
  }),
);

const one = '/api/admin/partners/{id}';

export const partnerCalls: Call[] = [
  formCall(
    namedForm.action,
    'Name a buyer who has agreed to it, by the link of a partner',
    namedBuyer,
    [404, 429],
  ),
  {
    method: 'get',
    path: '/api/admin/partners',
    summary: 'The agents who bring buyers, and who asks to',
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
    summary: 'Approve or refuse a partner, make or end their link, or correct what is kept of them',
    access: 'admin',
    body: { 'application/json': partnerChange },
    answers: { 200: partner },
    errors: [409],
  },
];
