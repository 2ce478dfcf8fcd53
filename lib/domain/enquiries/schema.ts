import { z } from 'zod';
import { answerChannels, callOutcomes } from '@/lib/content/enquiries/answer';
import { enquiryLimits, inboxSorts, inboxTabs } from '@/lib/content/enquiries/enquiries';
import { enquiryKinds } from '@/lib/content/enquiries/kinds';
import { limits } from '@/lib/content/limits';
import { box, dayInput, idInput } from '@/lib/shared/enquiries/inputs';
import { pagedFields } from '@/lib/shared/enquiries/paged-fields';
import { requiredText } from '@/lib/shared/parsing/fields';
import { attributionInput, toShortText } from './field/attribution';
import { patchShape } from './field-places';

/** A wrong value is left out, because it must not cost an enquiry. */
export const origin = {
  /** The same for a double tap. */
  requestKey: z
    .string()
    .optional()
    .transform((key) => (key && /^[\w-]{16,64}$/.test(key) ? key : undefined)),
  projectId: z
    .string()
    .optional()
    .transform((project) => project?.slice(0, 64)),
  page: z.string().default('').transform(toShortText),
  filledInMs: z
    .union([z.string(), z.number()])
    .optional()
    .transform((sent) => (Number(sent) > 0 && Number(sent) < 1e9 ? Number(sent) : undefined)),
  firstTouch: attributionInput,
  lastTouch: attributionInput,
  marketingConsent: box,
};

/** Days are in the office's time zone, both included. */
export const enquiryFilter = z.object({
  tab: z.enum(inboxTabs).optional(),
  state: patchShape.state.optional(),
  kind: z.enum(enquiryKinds).optional(),
  source: z.string().max(60).optional(),
  project: idInput.optional(),
  partner: idInput.optional(),
  assignee: idInput.optional(),
  from: dayInput.optional(),
  to: dayInput.optional(),
  since: dayInput.optional(),
  q: pagedFields.q,
  sort: z.enum(inboxSorts).optional(),
  page: pagedFields.page,
  limit: pagedFields.limit,
});

export type EnquiryFilter = z.output<typeof enquiryFilter>;

export const enquiryPatch = z.object({ ...patchShape, version: z.number().int() }).partial();

export type EnquiryPatch = z.output<typeof enquiryPatch>;

export const enquiryChanges = z
  .array(enquiryPatch.extend({ _id: idInput, version: z.number().int() }))
  .min(1, 'Select an enquiry first')
  .max(limits.mostAtOnce, `At most ${limits.mostAtOnce} enquiries at once`);

export const enquiryNote = z.object({ text: requiredText('The note is empty', enquiryLimits.noteMax) });

export const enquiryAnswer = z.discriminatedUnion(
  'way',
  [
    z.object({
      way: z.literal('call'),
      outcome: z.enum(callOutcomes, { error: `Outcome must be one of ${callOutcomes.join(', ')}` }),
    }),
    z.object({ way: z.enum(['whatsapp', 'mail']) }),
  ],
  { error: `Channel must be one of ${answerChannels.join(', ')}` },
);

export type EnquiryAnswer = z.input<typeof enquiryAnswer>;
export type EnquiryChange = z.input<typeof enquiryPatch>;
export type EnquiryChanges = z.input<typeof enquiryChanges>;
export type { Attribution } from './field/attribution';
