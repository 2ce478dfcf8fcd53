import { z } from 'zod';
import { requiredText } from '@/lib/shared/parsing/fields';
import type { RecordOf } from '@/lib/shared/parsing/record-fields';

const yearError = 'A year is written 1998';

export const handoverFields = z.object({
  name: requiredText('Name is required', 120).meta({ label: 'Name' }),
  place: requiredText('Place is required', 120).meta({ label: 'Place' }),
  year: z
    .number({ error: 'Year is required' })
    .int(yearError)
    .min(1900, yearError)
    .max(2100, yearError)
    .meta({ label: 'Year', initial: null }),
});

export type Handover = RecordOf<typeof handoverFields>;
