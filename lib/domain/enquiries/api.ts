import 'server-only';
import { z } from 'zod';
import { enquiryStates } from '@/lib/content/enquiries';
import type { SubscriberPage } from '@/lib/domain/subscribers/dto';
import { subscription } from '@/lib/domain/subscribers/schema';
import { type Call, named, said } from '@/lib/server/http/openapi';
import { attribution } from './attribution';
import type {
  ContactConfirmation,
  Delivery,
  Enquiry,
  EnquiryCard,
  EnquiryEvent,
  EnquiryPage,
  PersonMatch,
  PersonSuggestion,
  Pulse,
  TiedEnquiry,
} from './dto';
import {
  callbackInput,
  contactConfirmation,
  enquiryFilter,
  enquiryInput,
  enquiryNote,
  enquiryPatch,
  matchDecision,
  subscriberFilter,
  tickedFilter,
} from './schema';

const moment = z.iso.datetime();
const name = z.object({ _id: z.string(), name: z.string() });
const cardFields = {
  _id: z.string(),
  kind: z.enum(['enquiry', 'callback']),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  message: z.string(),
  interest: z.string(),
  location: z.string(),
  propertyType: z.string(),
  visitOn: z.string(),
  source: z.string(),
  project: name.nullable(),
  page: z.string(),
  addedBy: z.string(),
  state: z.enum(enquiryStates),
  needsReview: z.boolean(),
  assignee: name.nullable(),
  followUpAt: moment.nullable(),
  createdAt: moment,
  personCount: z.number().int(),
  version: z.number().int(),
};
const card: z.ZodType<EnquiryCard> = named('EnquiryCard', z.object(cardFields));
const event: z.ZodType<EnquiryEvent> = named(
  'EnquiryEvent',
  z.object({
    _id: z.string(),
    enquiry: z.string(),
    kind: z.enum(['note', 'state', 'assignee', 'followUp', 'consent']),
    at: moment,
    actor: z.string(),
    actorId: z.string().nullable(),
    text: z.string(),
    editedBy: z.string(),
    editedAt: moment.nullable(),
    deletedAt: moment.nullable(),
    former: z.array(z.string()),
  }),
);
const delivery: z.ZodType<Delivery> = named(
  'Delivery',
  z.object({
    _id: z.string(),
    enquiry: z.string(),
    label: z.string(),
    kind: z.enum(['mail', 'webhook']),
    state: z.enum(['pending', 'sent', 'dead']),
    attempts: z.number().int(),
    lastError: z.string(),
    createdAt: moment,
    nextAttemptAt: moment.nullable(),
    sentAt: moment.nullable(),
  }),
);
const tied: z.ZodType<TiedEnquiry> = named(
  'TiedEnquiry',
  z.object({
    enquiry: z.string(),
    name: z.string(),
    phone: z.string(),
    email: z.string(),
    createdAt: moment,
    tie: z.string(),
    isProved: z.boolean(),
  }),
);
const suggestion: z.ZodType<PersonSuggestion> = named(
  'PersonSuggestion',
  z.object({
    enquiry: z.string(),
    name: z.string(),
    phone: z.string(),
    email: z.string(),
    count: z.number().int(),
    lastAt: moment,
  }),
);
const match: z.ZodType<PersonMatch> = named(
  'PersonMatch',
  z.object({
    _id: z.string(),
    state: matchDecision.shape.state,
    enquiry: z.string().nullable(),
    name: z.string(),
    phone: z.string(),
    at: moment,
    actor: z.string(),
  }),
);
const confirmation: z.ZodType<ContactConfirmation> = named(
  'ContactConfirmation',
  z.object({
    _id: z.string(),
    contact: contactConfirmation.shape.contact,
    method: z.enum(['link', 'staff']),
    at: moment,
    actor: z.string(),
  }),
);
const enquiry: z.ZodType<Enquiry> = named(
  'Enquiry',
  z.object({
    ...cardFields,
    suspicions: z.array(z.string()),
    firstTouch: attribution.nullable(),
    lastTouch: attribution.nullable(),
    newsletter: z.boolean(),
    noticeVersion: z.string(),
    noticeHash: z.string(),
    noticeText: z.string(),
    noticeReadAt: moment.nullable(),
    marketingConsent: z.boolean(),
    marketingNoticeVersion: z.string(),
    marketingNoticeHash: z.string(),
    marketingWithdrawnAt: moment.nullable(),
    firstContactAt: moment.nullable(),
    lostReason: z.string(),
    lostNote: z.string(),
    wonValue: z.number().nullable(),
    siteVisitOn: z.string(),
    retainUntil: moment,
    updatedAt: moment,
    events: z.array(event),
    deliveries: z.array(delivery),
    others: z.array(card),
    ties: z.array(tied),
    suggestions: z.array(suggestion),
    matches: z.array(match),
    confirmations: z.array(confirmation),
    personEvents: z.array(z.object({ _id: z.string(), at: moment, actor: z.string(), text: z.string() })),
  }),
);
const pageFields = { total: z.number().int(), page: z.number().int(), pageCount: z.number().int() };
const page: z.ZodType<EnquiryPage> = named(
  'EnquiryPage',
  z.object({ enquiries: z.array(card), ...pageFields }),
);
const pulse: z.ZodType<Pulse> = named(
  'Pulse',
  z.object({
    newest: z.array(z.object({ _id: z.string(), name: z.string(), createdAt: moment })),
    newCount: z.number().int(),
  }),
);
const subscribers: z.ZodType<SubscriberPage> = named(
  'SubscriberPage',
  z.object({
    subscribers: z.array(
      z.object({
        _id: z.string(),
        email: z.string(),
        page: z.string(),
        noticeVersion: z.string(),
        createdAt: moment,
      }),
    ),
    ...pageFields,
  }),
);

/** The public forms (CONT-5): JSON for scripts, a plain post for browsers without them. */
function formCall(path: string, summary: string, schema: z.ZodObject): Call {
  return {
    method: 'post',
    path,
    summary,
    access: 'public',
    body: {
      'application/json': schema,
      'application/x-www-form-urlencoded': schema,
      'multipart/form-data': schema,
    },
    answers: { 201: said, 303: null },
    errors: [429],
    drawsErrors: true,
  };
}

const one = '/api/admin/enquiries/{id}';

export const enquiryCalls: Call[] = [
  formCall('/api/v1/enquiries', 'Send an enquiry', enquiryInput),
  formCall('/api/v1/callbacks', 'Ask for a call', callbackInput),
  formCall('/api/v1/newsletter', 'Subscribe to the newsletter', subscription),
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
    summary: 'An enquiry with all that is known of its person',
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
        leftOut: z.number().int(),
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
  {
    method: 'get',
    path: '/api/admin/subscribers',
    summary: 'A page of the newsletter’s addresses',
    access: 'sales',
    query: subscriberFilter,
    answers: { 200: subscribers },
  },
  {
    method: 'get',
    path: '/api/admin/subscribers.csv',
    summary: 'The newsletter’s addresses as a table',
    access: 'sales',
    query: subscriberFilter,
    answers: { 200: 'text/csv' },
  },
  {
    method: 'delete',
    path: '/api/admin/subscribers/{id}',
    summary: 'Erase an address of the newsletter',
    access: 'admin',
    answers: { 200: z.null() },
  },
];
