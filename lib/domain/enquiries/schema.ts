import { z } from 'zod';
import { answerWays, callOutcomes } from '@/lib/content/enquiries/answer';
import { enquiryLimits, inboxSorts, inboxTabs } from '@/lib/content/enquiries/enquiries';
import { enquiryKinds } from '@/lib/content/enquiries/kinds';
import { limits } from '@/lib/content/limits';
import { pagedFields } from '@/lib/shared/enquiries/paged-fields';
import { noWay } from '@/lib/shared/enquiries/ways';
import { requiredText } from '@/lib/shared/fields';
import { weekdays } from '@/lib/shared/time/weekdays';
import { attributionInput, toShortText } from './field/attribution';
import { type ImportColumn, isElsewhere } from './field/definition';
import { box, dayInput, idInput, phoneInput } from './field/inputs';
import { formShape, listOf, patchShape } from './field/places';
import { optionalWhatsappInput } from './field/ways';
import type { enquiryFields } from './fields';

/** What comes with the fields by itself. A text that is not right is left out: it may not cost an enquiry. */
export const origin = {
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
  marketingConsent: box,
};

/** CONT-2. */
export const enquiryInput = z.object({
  ...formShape('enquiry'),
  /** A day of the week, of a form without a script: the next one, where no day is given. */
  visitDay: z
    .string()
    .default('')
    .transform((sent) => weekdays.find((day) => day === sent) ?? ''),
  /** The day on which the form was filled in, where it may be sent again later. */
  typedOn: z.string().default('').transform(toShortText),
  /** Asks for what the project has on request. */
  documents: box,
  ...origin,
});

const { name, ...ofCallback } = formShape('callback');

/** UPC-1. */
export const callbackInput = z.object({ name, mobile: phoneInput, ...ofCallback, ...origin });

const {
  name: nameOfAdded,
  phone,
  message,
  source: sourceOfAdded,
  kind: kindOfAdded,
  ...ofAdded
} = formShape('added');

const isReachable = ({
  phone: number,
  email,
  whatsapp = '',
}: {
  phone: string;
  email: string;
  whatsapp?: string;
}) => [number, email, whatsapp].some((way) => way !== '');

const typedIn = {
  name: nameOfAdded,
  phone,
  ...ofAdded,
  whatsapp: optionalWhatsappInput,
  projectId: z.string().max(64).default(''),
  message,
};
const unreachable = { error: noWay, path: ['phone'] };

export const addedEnquiry = z
  .object({
    ...typedIn,
    kind: kindOfAdded,
    source: sourceOfAdded,
    isNoticeRead: z.literal(true, { error: 'Read the notice to them first, then tick this' }),
    requestKey: origin.requestKey,
  })
  .refine(isReachable, unreachable);

/** The same, read by hand out of what a source has sent: the source is known, and nobody was read a notice. */
export const enquiryOfBody = z.object(typedIn).refine(isReachable, unreachable);

export type AddedEnquiry = z.input<typeof addedEnquiry>;
export type EnquiryOfBody = z.input<typeof enquiryOfBody>;

type ImportedColumn = Extract<(typeof enquiryFields)[keyof typeof enquiryFields]['imported'], ImportColumn>;

export const importColumns = listOf(({ imported }) => (isElsewhere(imported) ? null : imported)).toSorted(
  (one, other) => one.place - other.place,
  // Each is one of the fields'.
) as ImportedColumn[];

const importedShape = Object.fromEntries(importColumns.map(({ name: column, schema }) => [column, schema]));

export const importRow = z
  .object(importedShape as { [C in ImportedColumn as C['name']]: C['schema'] })
  .refine(isReachable, { error: 'It has neither a phone number nor an e-mail address', path: ['phone'] });

export type ImportRow = z.output<typeof importRow>;
export type ImportChoice = Record<ImportedColumn['name'], number>;

/** The column of each field, by its head, each once; -1 where none is like it. */
export function guessColumns(heads: string[]): ImportChoice {
  const taken = new Set<number>();
  const columns = importColumns.map(({ name: column, heads: pattern }) => {
    const found = heads.findIndex((head, index) => !taken.has(index) && pattern.test(head.trim()));
    taken.add(found);
    return [column, found];
  });
  // Each field is one of the entries.
  return Object.fromEntries(columns) as ImportChoice;
}

/** What of the enquiries is asked for. Days are those of the office's time zone, both of them included. */
export const enquiryFilter = z.object({
  tab: z.enum(inboxTabs).optional(),
  state: patchShape.state.optional(),
  kind: z.enum(enquiryKinds).optional(),
  source: z.string().max(60).optional(),
  project: idInput.optional(),
  /** Who has named them. */
  partner: idInput.optional(),
  assignee: idInput.optional(),
  from: dayInput.optional(),
  to: dayInput.optional(),
  /** Came into its state on this day or later. */
  since: dayInput.optional(),
  q: pagedFields.q,
  sort: z.enum(inboxSorts).optional(),
  page: pagedFields.page,
  limit: pagedFields.limit,
});

export type EnquiryFilter = z.output<typeof enquiryFilter>;

export const enquiryPatch = z.object({ ...patchShape, version: z.number().int() }).partial();

export type EnquiryPatch = z.output<typeof enquiryPatch>;

/** Several at once, each on top of the version that was shown. */
export const enquiryChanges = z
  .array(enquiryPatch.extend({ _id: idInput, version: z.number().int() }))
  .min(1, 'Tick an enquiry first')
  .max(limits.mostAtOnce, `At most ${limits.mostAtOnce} enquiries at once`);

export const enquiryNote = z.object({ text: requiredText('The note is empty', enquiryLimits.noteMax) });

/** That somebody called or wrote. */
export const enquiryAnswer = z.discriminatedUnion(
  'way',
  [
    z.object({
      way: z.literal('call'),
      outcome: z.enum(callOutcomes, { error: `Outcome must be one of ${callOutcomes.join(', ')}` }),
    }),
    z.object({ way: z.enum(['whatsapp', 'mail']) }),
  ],
  { error: `Way must be one of ${answerWays.join(', ')}` },
);

export type EnquiryAnswer = z.input<typeof enquiryAnswer>;

export const matchDecision = z.object({
  enquiry: idInput,
  state: z.enum(['accepted', 'rejected'], { error: 'Say accepted or rejected' }),
});

export const contactConfirmation = z.object({
  contact: z.enum(['phone', 'email'], { error: 'Say phone or email' }),
});

/** The enquiries of a person that an export or an erasure is about; absent, those on a proved tie. */
export const tickedEnquiries = z
  .array(idInput)
  .max(enquiryLimits.mostTied + 1)
  .optional();

/** The same in an address, with commas between. */
export const tickedFilter = z.object({ enquiries: z.string().max(16_000).optional() });

export const listTicked = ({ enquiries }: z.output<typeof tickedFilter>): string[] | undefined =>
  enquiries?.split(',');

export type ConfirmedContact = z.input<typeof contactConfirmation>;
export type MatchDecision = z.input<typeof matchDecision>;
export type EnquiryChange = z.input<typeof enquiryPatch>;
export type EnquiryChanges = z.input<typeof enquiryChanges>;
export type { Attribution } from './field/attribution';
