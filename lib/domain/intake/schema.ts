import { z } from 'zod';
import { importLimits } from '@/lib/content/enquiries/enquiry-import';
import { toShortText } from '@/lib/domain/enquiries/field/attribution';
import { optionalWhatsappInput } from '@/lib/domain/enquiries/field/contact-points';
import { type ImportColumn, isElsewhere } from '@/lib/domain/enquiries/field/definition';
import { formShape, listOf } from '@/lib/domain/enquiries/field-places';
import type { enquiryFields } from '@/lib/domain/enquiries/fields';
import { origin } from '@/lib/domain/enquiries/schema';
import { contactPointMissing } from '@/lib/shared/enquiries/contact-points';
import { box, phoneInput } from '@/lib/shared/enquiries/inputs';
import { weekdays } from '@/lib/shared/time/weekdays';

/** CONT-2. */
export const enquiryInput = z.object({
  ...formShape('enquiry'),
  /** From a form without a script: the next such day. */
  visitDay: z
    .string()
    .default('')
    .transform((sent) => weekdays.find((day) => day === sent) ?? ''),
  /** A browser may send a form again a day later. */
  typedOn: z.string().default('').transform(toShortText),
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

type Reached = { phone: string; email: string; whatsapp?: string };

const isReachable = ({ phone: number, email, whatsapp = '' }: Reached) =>
  [number, email, whatsapp].some(Boolean);

const typedIn = {
  name: nameOfAdded,
  phone,
  ...ofAdded,
  whatsapp: optionalWhatsappInput,
  projectId: z.string().max(64).default(''),
  message,
};

const unreachable = { error: contactPointMissing, path: ['phone'] };

export const addedEnquiry = z
  .object({
    ...typedIn,
    kind: kindOfAdded,
    source: sourceOfAdded,
    isNoticeRead: z.literal(true, { error: 'Read the notice to them first, then tick this' }),
    requestKey: origin.requestKey,
  })
  .refine(isReachable, unreachable);

/** Entered by hand from a payload: nobody has read out a notice. */
export const enquiryOfPayload = z.object(typedIn).refine(isReachable, unreachable);

export type AddedEnquiry = z.input<typeof addedEnquiry>;

export type EnquiryOfPayload = z.input<typeof enquiryOfPayload>;

type ImportedColumn = Extract<(typeof enquiryFields)[keyof typeof enquiryFields]['imported'], ImportColumn>;

export const importColumns = listOf(({ imported }) => (isElsewhere(imported) ? null : imported)).toSorted(
  (one, other) => one.place - other.place,
  // The columns are those of the fields.
) as ImportedColumn[];

const importedShape = Object.fromEntries(importColumns.map(({ name: column, schema }) => [column, schema]));

export const importRow = z
  .object(importedShape as { [C in ImportedColumn as C['name']]: C['schema'] })
  .refine(isReachable, {
    error: 'The line has neither a phone number nor an e-mail address',
    path: ['phone'],
  });

export type ImportRow = z.output<typeof importRow>;

export type ImportChoice = Record<ImportedColumn['name'], number>;

/** -1 without a matching head; each head is used once. */
export function guessColumns(heads: string[]): ImportChoice {
  const taken = new Set<number>();
  const columns = importColumns.map(({ name: column, heads: pattern }) => {
    const found = heads.findIndex((head, index) => !taken.has(index) && pattern.test(head.trim()));
    taken.add(found);
    return [column, found];
  });
  // The names are those of the fields.
  return Object.fromEntries(columns) as ImportChoice;
}

export const importInput = z.object({
  rows: z
    .array(z.record(z.string(), z.unknown()))
    .min(1, 'The table has no lines')
    .max(importLimits.rows, `At most ${importLimits.rows} lines at once`),
  isTrial: z.boolean(),
  isNoticeGiven: z.boolean(),
});
