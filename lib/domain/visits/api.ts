import 'server-only';
import { z } from 'zod';
import { calendarPath, visitForm } from '@/lib/content/visits';
import { type Call, formCall } from '@/lib/server/http/openapi';
import { visit } from './dto';
import { addedVisit, visitCancel, visitChange, visitFilter, visitInput, visitStep } from './schema';

const one = '/api/admin/visits/{id}';

export const visitCalls: Call[] = [
  formCall(
    visitForm.action,
    'Request a visit, with name and number or with the link from the reply to an enquiry',
    visitInput.extend({ enquiry: z.string().optional() }),
    [404, 429],
  ),
  formCall(visitForm.change, 'Request another time, with the link of a visit', visitChange, [404, 429]),
  formCall(visitForm.cancel, 'Cancel a visit, with its link', visitCancel, [404, 429]),
  {
    method: 'get',
    path: calendarPath,
    summary: 'The calendar entry of a visit, with its link',
    access: 'public',
    query: z.object({ token: z.string().optional() }),
    answers: { 200: 'text/calendar' },
    errors: [404],
  },
  {
    method: 'get',
    path: '/api/admin/visits',
    summary: 'The visits between two days; by default today and the next six days',
    access: 'sales',
    query: visitFilter,
    answers: { 200: z.object({ visits: z.array(visit) }) },
  },
  {
    method: 'post',
    path: '/api/admin/visits',
    summary: 'Add a visit that was agreed with the sender of an enquiry',
    access: 'sales',
    body: { 'application/json': addedVisit },
    answers: { 201: visit },
  },
  { method: 'get', path: one, summary: 'A visit', access: 'sales', answers: { 200: visit } },
  {
    method: 'post',
    path: one,
    summary: 'Confirm, change or cancel a visit, record whether they came, or undo that',
    access: 'sales',
    body: { 'application/json': visitStep },
    answers: { 200: visit },
    errors: [409],
  },
];
