import { z } from 'zod';
import { partnerStates } from '@/lib/content/partners';
import { moment, named } from '@/lib/server/http/openapi';
import type { Registered } from '@/lib/shared/projects/registered';

const text = z.string();

export const partner = named(
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
    /** Null for one whom the team typed in. */
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
    /** 0 until the office changes something. */
    version: z.int(),
  }),
);

export type Partner = z.output<typeof partner>;

export type NamedBuyer = {
  name: string;
  /** Only while the website shows it. */
  project: { name: string; registered: Registered } | null;
  at: string;
  stage: string;
  since: string;
};
