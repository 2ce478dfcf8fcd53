import 'server-only';
import { z } from 'zod';
import type {
  ContactConfirmation,
  ContactMatch,
  ContactSuggestion,
  TiedEnquiry,
} from '@/lib/domain/contacts/dto';
import { contactConfirmation, matchDecision } from '@/lib/domain/contacts/schema';
import type { Delivery } from '@/lib/domain/notifications/dto';
import { moment, named, pageFields } from '@/lib/server/http/openapi';
import { contactPointSchema } from '@/lib/shared/enquiries/stored-contact-points';
import type { Enquiry, EnquiryCard, EnquiryDocument, EnquiryEvent } from './dto';
import { listedShape, unlistedShape } from './field-places';
import type { EnquiryPage, Pulse } from './inbox/dto';

export const card: z.ZodType<EnquiryCard> = named('EnquiryCard', z.object(listedShape));
export const event: z.ZodType<EnquiryEvent> = named(
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
    kind: z.enum(['mail', 'webhook', 'push']),
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
const suggestion: z.ZodType<ContactSuggestion> = named(
  'PersonSuggestion',
  z.object({
    enquiry: z.string(),
    name: z.string(),
    phone: z.string(),
    email: z.string(),
    shared: contactPointSchema.nullable(),
    count: z.number().int(),
    lastAt: moment,
  }),
);
const match: z.ZodType<ContactMatch> = named(
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
const documentLink: z.ZodType<EnquiryDocument> = named(
  'EnquiryDocument',
  z.object({
    _id: z.string(),
    document: z.object({ _id: z.string(), title: z.string() }),
    url: z.string(),
    createdAt: moment,
    expiresAt: moment,
    revokedAt: moment.nullable(),
    revokedBy: z.string(),
    openCount: z.number().int(),
    openedAt: z.array(moment),
  }),
);
export const storedFile = z.object({
  _id: z.string(),
  name: z.string(),
  bytes: z.number().int(),
  uploadedAt: moment,
});
export const enquiry: z.ZodType<Enquiry> = named(
  'Enquiry',
  z.object({
    ...listedShape,
    ...unlistedShape,
    events: z.array(event),
    deliveries: z.array(delivery),
    others: z.array(card),
    ties: z.array(tied),
    suggestions: z.array(suggestion),
    matches: z.array(match),
    confirmations: z.array(confirmation),
    personEvents: z.array(z.object({ _id: z.string(), at: moment, actor: z.string(), text: z.string() })),
    documents: z.array(documentLink),
    cv: storedFile.nullable(),
  }),
);
export const page: z.ZodType<EnquiryPage> = named(
  'EnquiryPage',
  z.object({ enquiries: z.array(card), ...pageFields }),
);
export const pulse: z.ZodType<Pulse> = named(
  'Pulse',
  z.object({
    newest: z.array(z.object({ _id: z.string(), name: z.string(), createdAt: moment })),
    newCount: z.number().int(),
  }),
);
