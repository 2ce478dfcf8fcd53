import { z } from 'zod';
import {
  enquiryLimits,
  enquiryStates,
  inboxSorts,
  inboxTabs,
  leadSources,
  lostReasons,
} from '@/lib/content/enquiries';
import { callbackLocations, callbackSources, fieldMax, interests, propertyTypes } from '@/lib/content/forms';
import { limits } from '@/lib/content/limits';
import { optionalText, requiredText } from '@/lib/shared/fields';
import { findE164 } from '@/lib/shared/phone';
import { attributionInput, toShortText } from './attribution';

const email = z
  .string({ error: 'Email is required' })
  .trim()
  .min(1, 'Email is required')
  .max(fieldMax.email, `At most ${fieldMax.email} characters`)
  .toLowerCase()
  .pipe(z.email('Invalid email format'));

const phone = requiredText('Phone is required', fieldMax.phone).refine(
  (typed) => findE164(typed) !== null,
  'Please give a phone number that we can call, such as 98450 12345',
);

/** What comes with the fields by itself. A text that is not right is left out: it may not cost an enquiry. */
const origin = {
  /** From the browser: the same for a double tap. */
  requestKey: z
    .string()
    .optional()
    .transform((key) => (key && /^[\w-]{16,64}$/.test(key) ? key : undefined)),
  projectId: z
    .string()
    .optional()
    .transform((project) => project?.slice(0, 64)),
  page: z.string().default('').transform(toShortText),
  /** From the opening of the page to the sending, in milliseconds; with JavaScript alone. */
  filledInMs: z
    .union([z.string(), z.number()])
    .optional()
    .transform((sent) => (Number(sent) > 0 && Number(sent) < 1e9 ? Number(sent) : undefined)),
  firstTouch: attributionInput,
  lastTouch: attributionInput,
  /** Its own box, unticked at first. */
  marketingConsent: z
    .union([z.string(), z.boolean()])
    .default(false)
    .transform((sent) => sent === true || sent === 'Yes' || sent === 'on' || sent === 'true'),
};

/** CONT-2. */
export const enquiryInput = z.object({
  name: requiredText('Name is required', fieldMax.name),
  email,
  phone,
  message: requiredText('Message is required', fieldMax.message),
  interest: z
    .union([z.enum(interests), z.literal('').transform(() => 'general' as const)], {
      error: `Interest must be one of ${interests.join(', ')}`,
    })
    .default('general'),
  /** A day that is no day is left out: it may not cost an enquiry. */
  visitOn: z
    .string()
    .default('')
    .transform((sent) => (z.iso.date().safeParse(sent).success ? sent : '')),
  ...origin,
});

/** UPC-1. */
export const callbackInput = z.object({
  name: requiredText('Name is required', fieldMax.name),
  mobile: phone,
  email,
  location: z.enum(callbackLocations, { error: 'Location is required' }),
  propertyType: z.enum(propertyTypes, { error: 'Property type is required' }),
  source: z.enum(callbackSources, { error: 'Source is required' }),
  newsletter: z.enum(['Yes', 'No'], { error: 'Newsletter must be Yes or No' }).default('No'),
  ...origin,
});

/** What the team types in of a call or a visit. */
export const addedEnquiry = z.object({
  name: enquiryInput.shape.name,
  phone,
  email: z
    .string()
    .trim()
    .max(fieldMax.email, `At most ${fieldMax.email} characters`)
    .toLowerCase()
    .refine((typed) => typed === '' || z.email().safeParse(typed).success, 'Invalid email format')
    .default(''),
  source: z.enum(leadSources, { error: 'Say how they came to you' }),
  projectId: z.string().max(64).default(''),
  message: optionalText(fieldMax.message).default(''),
  isNoticeRead: z.literal(true, { error: 'Read the notice to them first, then tick this' }),
  requestKey: origin.requestKey,
});

export type AddedEnquiry = z.input<typeof addedEnquiry>;

const day = z.iso.date('Give a day as 2026-11-21');
const state = z.enum(enquiryStates, { error: `State must be one of ${enquiryStates.join(', ')}` });
const page = z.coerce.number().int().min(1).max(100_000).default(1);
const id = z.string().max(64);

/** What of the enquiries is asked for. Days are those of the office's time zone, both of them included. */
export const enquiryFilter = z.object({
  tab: z.enum(inboxTabs).optional(),
  state: state.optional(),
  source: z.string().max(60).optional(),
  project: id.optional(),
  assignee: id.optional(),
  from: day.optional(),
  to: day.optional(),
  q: z.string().max(200).optional(),
  sort: z.enum(inboxSorts).optional(),
  page,
  limit: z.coerce.number().int().min(1).max(enquiryLimits.maxPageSize).default(enquiryLimits.pageSize),
});

export type EnquiryFilter = z.output<typeof enquiryFilter>;

/** What the team may change of an enquiry. */
export const enquiryPatch = z
  .object({
    state,
    assignee: id.nullable(),
    followUpAt: z.iso
      .datetime({ offset: true, error: 'Give a time as 2026-11-21T10:00:00+05:30' })
      .nullable(),
    lostReason: z.enum(['', ...lostReasons], { error: `Reason must be one of ${lostReasons.join(', ')}` }),
    lostNote: optionalText(enquiryLimits.lostNoteMax),
    wonValue: z
      .number({ error: 'Give the value in rupees' })
      .int('Give whole rupees')
      .min(1, 'Give the value in rupees')
      .max(enquiryLimits.mostRupees, 'That is more than can be kept')
      .nullable(),
    siteVisitOn: z.union([z.literal(''), day]),
    version: z.number().int(),
  })
  .partial();

/** Several at once, each on top of the version that was shown. */
export const enquiryChanges = z
  .array(enquiryPatch.extend({ _id: id, version: z.number().int() }))
  .min(1, 'Tick an enquiry first')
  .max(limits.mostAtOnce, `At most ${limits.mostAtOnce} enquiries at once`);

export const enquiryNote = z.object({ text: requiredText('The note is empty', enquiryLimits.noteMax) });

/** Whether the person of another enquiry is the same. */
export const matchDecision = z.object({
  enquiry: id,
  state: z.enum(['accepted', 'rejected'], { error: 'Say accepted or rejected' }),
});

export const contactConfirmation = z.object({
  contact: z.enum(['phone', 'email'], { error: 'Say phone or email' }),
});

/** The enquiries of a person that an export or an erasure is about; absent, those on a proved tie. */
export const tickedEnquiries = z
  .array(id)
  .max(enquiryLimits.mostTied + 1)
  .optional();

/** The same in an address, with commas between. */
export const tickedFilter = z.object({ enquiries: z.string().max(16_000).optional() });

export const listTicked = ({ enquiries }: z.output<typeof tickedFilter>): string[] | undefined =>
  enquiries?.split(',');

export const subscriberFilter = z.object({
  q: enquiryFilter.shape.q,
  page,
  limit: enquiryFilter.shape.limit,
});

export type ConfirmedContact = z.input<typeof contactConfirmation>;
export type MatchDecision = z.input<typeof matchDecision>;
export type EnquiryChange = z.input<typeof enquiryPatch>;
export type EnquiryChanges = z.input<typeof enquiryChanges>;
export type { Attribution } from './attribution';
