import { z } from 'zod';
import { enquiryLimits } from '@/lib/content/enquiries/enquiries';
import { fieldMax } from '@/lib/content/enquiries/form-basics';
import { monthInput } from '@/lib/shared/enquiries/inputs';
import { requiredText } from '@/lib/shared/parsing/fields';

export const monthQuery = z.object({ month: monthInput });

export const spendInput = z.object({
  source: requiredText('Name the source', fieldMax.source),
  month: monthInput,
  rupees: z
    .number({ error: 'Give the spend in rupees' })
    .int('Give whole rupees')
    .min(1, 'Give the spend in rupees')
    .max(enquiryLimits.mostRupees, 'This number is too large')
    .nullable(),
  version: z.number().int().optional(),
});

export type Spend = z.input<typeof spendInput>;
