import { contactConfirmation, matchDecision } from '@/lib/domain/contacts/schema';
import type { Call } from '@/lib/server/http/openapi';
import { enquiry, event } from './dto';
import { page, pulse } from './inbox/dto';
import { reportCalls } from './reports/api';
import { enquiryAnswer, enquiryFilter, enquiryNote, enquiryPatch } from './schema';

const one = '/api/admin/enquiries/{id}';

export const enquiryCalls: Call[] = [
  {
    method: 'get',
    path: '/api/admin/enquiries',
    summary: 'A page of the enquiries',
    access: 'sales',
    query: enquiryFilter,
    answers: { 200: page },
  },
  {
    method: 'get',
    path: '/api/admin/enquiries.csv',
    summary: 'The enquiries as a table',
    access: 'sales',
    query: enquiryFilter,
    answers: { 200: 'text/csv' },
  },
  {
    method: 'get',
    path: '/api/admin/enquiries/pulse',
    summary: 'The newest enquiries, for an open inbox',
    access: 'sales',
    answers: { 200: pulse },
  },
  {
    method: 'get',
    path: one,
    summary: 'An enquiry with all data of its contact',
    access: 'sales',
    answers: { 200: enquiry },
    versioned: true,
  },
  {
    method: 'patch',
    path: one,
    summary: 'Change state, outcome, assignee or follow-up',
    access: 'sales',
    body: { 'application/json': enquiryPatch },
    answers: { 200: enquiry },
    versioned: true,
  },
  {
    method: 'post',
    path: `${one}/notes`,
    summary: 'Add a note',
    access: 'sales',
    body: { 'application/json': enquiryNote },
    answers: { 201: event },
  },
  {
    method: 'post',
    path: `${one}/answers`,
    summary: 'Record a call with its outcome, or a message; the first one ends the response time',
    access: 'sales',
    body: { 'application/json': enquiryAnswer },
    answers: { 201: enquiry },
  },
  {
    method: 'get',
    path: `${one}/cv`,
    summary: 'The CV of an application, as a PDF',
    access: 'admin',
    answers: { 200: 'application/pdf' },
  },
  {
    method: 'post',
    path: `${one}/matches`,
    summary: 'Record whether another enquiry is from the same person',
    access: 'sales',
    body: { 'application/json': matchDecision },
    answers: { 201: enquiry },
    errors: [409],
  },
  {
    method: 'delete',
    path: `${one}/matches/{match}`,
    summary: 'Undo that',
    access: 'sales',
    answers: { 200: enquiry },
  },
  {
    method: 'post',
    path: `${one}/confirmations`,
    summary: 'Confirm that a number or an address belongs to the sender of the enquiry',
    access: 'sales',
    body: { 'application/json': contactConfirmation },
    answers: { 201: enquiry },
  },
  {
    method: 'delete',
    path: `${one}/confirmations/{confirmation}`,
    summary: 'Undo that',
    access: 'sales',
    answers: { 200: enquiry },
  },
  {
    method: 'post',
    path: `${one}/documents/{link}`,
    summary: 'Mail a new link to the document; the former one ends',
    access: 'sales',
    answers: { 201: enquiry },
    errors: [422],
  },
  {
    method: 'delete',
    path: `${one}/documents/{link}`,
    summary: 'End a link to a document before its time',
    access: 'sales',
    answers: { 200: enquiry },
  },
  ...reportCalls,
];
