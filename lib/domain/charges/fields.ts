import { z } from 'zod';
import { chargeBases, chargeParts } from '@/lib/content/projects/charges';
import { optionalDay, optionalNumber, optionalText, requiredText } from '@/lib/shared/parsing/fields';
import { childList } from '@/lib/shared/parsing/record-fields';

export const chargeFields = z.object({
  name: requiredText('Name the charge, such as Covered parking', 120).meta({ label: 'Charge' }),
  basis: z
    .enum(chargeBases, { error: `A charge is calculated as one of ${chargeBases.join(', ')}` })
    .meta({ label: 'How it is calculated', initial: 'lump sum' }),
  rate: optionalNumber({ max: 200_000_000, places: 2 }).meta({ label: 'Rupees, or percent' }),
  aboveFloor: optionalNumber({ max: 200, places: 0 }).meta({ label: 'Floors count above floor' }),
  part: z
    .enum(chargeParts, { error: `Choose whether the charge is in the agreement value` })
    .meta({ label: 'Agreement value', initial: 'beside it' }),
  statedOn: optionalDay.meta({ label: 'As of' }),
  source: optionalText(160).meta({ label: 'Where it is stated', initial: 'Price list' }),
});

export const chargeList = childList(chargeFields, 'Charges', 24)
  .superRefine((charges, context) => {
    for (const [at, { basis, rate }] of charges.entries())
      if (basis === 'percent of base price' && (rate ?? 0) > 100)
        context.addIssue({ code: 'custom', path: [at, 'rate'], message: 'At most 100 percent' });
  })
  .meta({ label: 'Charges' });
export type Charge = z.output<typeof chargeList>[number];
