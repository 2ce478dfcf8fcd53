import { z } from 'zod';
import { enquiryStates } from '@/lib/content/enquiries/enquiries';
import { type VisitState, visitStates } from '@/lib/content/visits';
import { moment, named } from '@/lib/server/http/openapi';

export const visit = named(
  'Visit',
  z.object({
    _id: z.string(),
    project: z.object({ _id: z.string(), name: z.string() }),
    enquiry: z.object({
      _id: z.string(),
      name: z.string(),
      /** The name, else a phone number or an address. */
      title: z.string(),
      phone: z.string(),
      email: z.string(),
      message: z.string(),
      state: z.enum(enquiryStates),
    }),
    with: z.string().nullable(),
    startsAt: moment,
    minutes: z.int(),
    state: z.enum(visitStates),
    holdsTime: z.boolean(),
    heldUntil: moment.nullable(),
    remindedAt: z.array(moment),
    version: z.int(),
  }),
);

export type AdminVisit = z.output<typeof visit>;
export type VisitProject = { _id: string; name: string };

export type FreeTime = { project: VisitProject; startsAt: string };

export type OwnVisit = {
  token: string;
  startsAt: string;
  minutes: number;
  state: VisitState;
  holdsTime: boolean;
  /** Their address has had its mails of the day. */
  isMailHeld: boolean;
  place: string;
  map: string | null;
  calendar: string;
  contact: { phone: string; phoneHref: string };
};
