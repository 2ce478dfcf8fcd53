import { z } from 'zod';
import { confirmation, contactEvent, match, suggestion, tied } from '@/lib/domain/contacts/dto';
import { delivery } from '@/lib/domain/notifications/dto';
import { moment, named } from '@/lib/server/http/openapi';
import { listedShape, unlistedShape } from './field-places';
import type { EnquiryChange } from './schema';

export const card = named('EnquiryCard', z.object(listedShape));

export const event = named(
  'EnquiryEvent',
  z.object({
    _id: z.string(),
    enquiry: z.string(),
    kind: z.enum(['note', 'state', 'assignee', 'followUp', 'consent']),
    at: moment,
    actor: z.string(),
    actorId: z.string().nullable(),
    /** '' once the note is deleted. */
    text: z.string(),
    editedBy: z.string(),
    editedAt: moment.nullable(),
    deletedAt: moment.nullable(),
    former: z.array(z.string()),
  }),
);

const documentLink = named(
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

export const enquiry = named(
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
    personEvents: z.array(contactEvent),
    documents: z.array(documentLink),
    cv: storedFile.nullable(),
  }),
);

export type EnquiryCard = z.output<typeof card>;
export type EnquiryEvent = z.output<typeof event>;
export type EnquiryDocument = z.output<typeof documentLink>;
export type Enquiry = z.output<typeof enquiry>;

export type ChangesOutcome = {
  changed: { _id: string; version: number; former: EnquiryChange }[];
  refused: { _id: string; reason: string }[];
};
