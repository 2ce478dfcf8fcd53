import { z } from 'zod';
import { optionalDay, requiredText } from '@/lib/shared/parsing/fields';

export const filedFields = z.object({
  /** May be absent where a project has only one. */
  number: z.string().max(80).optional(),
  filedOn: optionalDay
    .refine((text) => text !== '', 'On which day was it filed?')
    .meta({ label: 'Filed on' }),
  filedBy: requiredText('Who filed it?', 160).meta({ label: 'Filed by' }),
});
export type FiledInput = z.output<typeof filedFields>;

export const filingQuery = z.object({ number: z.string().max(80).optional() });
