import { z } from 'zod';
import { retention as kept } from '@/lib/content/settings/retention';
import { definePart } from './define';

const schema = z.object({
  months: z
    .int('Give a whole number of months')
    .min(kept.minMonths, `At least ${kept.minMonths} months: the law requires storage for one year`)
    .max(kept.maxMonths, `At most ${kept.maxMonths} months`)
    .meta({ label: 'Months after the last contact' }),
});

export const retention = definePart(
  { part: 'retention', name: 'Data retention', role: 'admin', isPublic: false },
  { schema, initial: { months: kept.months } },
);
