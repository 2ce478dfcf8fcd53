import { z } from 'zod';
import { optionalDay, requiredText } from '@/lib/shared/fields';

/** What is said of a pack that was filed with the Authority. */
export const filedFields = z.object({
  /** The registration; it may be absent where a project has but one. */
  number: z.string().max(80).optional(),
  filedOn: optionalDay
    .refine((text) => text !== '', 'On which day was it filed?')
    .meta({ label: 'Filed on' }),
  filedBy: requiredText('Who filed it?', 160).meta({ label: 'Filed by' }),
});
export type FiledInput = z.output<typeof filedFields>;

/** Which registration a call is about. */
export const filingQuery = z.object({ number: z.string().max(80).optional() });
