import { z } from 'zod';
import { moment, named } from '@/lib/server/http/openapi';
import { contactPointSchema } from '@/lib/shared/enquiries/stored-contact-points';
import { contactConfirmation, matchDecision } from './schema';

const text = z.string();
const sent = { enquiry: text, name: text, phone: text, email: text };

export const tied = named(
  'TiedEnquiry',
  z.object({
    ...sent,
    createdAt: moment,
    tie: text,
    /** Others are exported and erased only if somebody chooses them. */
    isProved: z.boolean(),
  }),
);

export const suggestion = named(
  'PersonSuggestion',
  z.object({ ...sent, shared: contactPointSchema.nullable(), count: z.number().int(), lastAt: moment }),
);

export const match = named(
  'PersonMatch',
  z.object({
    _id: text,
    state: matchDecision.shape.state,
    /** Null once their enquiries are deleted. */
    enquiry: text.nullable(),
    name: text,
    phone: text,
    at: moment,
    actor: text,
  }),
);

export const confirmation = named(
  'ContactConfirmation',
  z.object({
    _id: text,
    contact: contactConfirmation.shape.contact,
    method: z.enum(['link', 'staff']),
    at: moment,
    actor: text,
  }),
);

export const contactEvent = z.object({ _id: text, at: moment, actor: text, text });

export type TiedEnquiry = z.output<typeof tied>;
export type ContactSuggestion = z.output<typeof suggestion>;
export type ContactMatch = z.output<typeof match>;
export type ContactConfirmation = z.output<typeof confirmation>;
export type ContactEvent = z.output<typeof contactEvent>;
export type KnownContact = { name: string; count: number; lastAt: string };
