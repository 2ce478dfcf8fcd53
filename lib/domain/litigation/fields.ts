import { z } from 'zod';
import { litigationKinds, litigationStates } from '@/lib/content/litigation';
import { optionalNumber, optionalText, requiredText } from '@/lib/shared/parsing/fields';
import { internal } from '@/lib/shared/parsing/internal-fields';
import { childList } from '@/lib/shared/parsing/record-fields';

export const litigationFields = z.object({
  court: requiredText('Name the court', 160).meta({ label: 'Court' }),
  number: optionalText(80).meta({ label: 'Case number' }),
  year: optionalNumber({ max: 2100, places: 0 })
    .refine((year) => year === null || year >= 1900, 'A year, such as 2024')
    .meta({ label: 'Year', initial: null }),
  kind: z
    .enum(litigationKinds, { error: `A case is one of ${litigationKinds.join(', ')}` })
    .meta({ label: 'Kind', initial: 'Civil' }),
  isOverLand: z.boolean().meta({ label: 'The case is about the land' }),
  hasPreventiveOrder: z.boolean().meta({ label: 'A preventive order was passed' }),
  state: z
    .enum(litigationStates, { error: `A case is one of ${litigationStates.join(', ')}` })
    .meta({ label: 'State', initial: 'Pending' }),
});

export const litigationList = internal(childList(litigationFields, 'Litigation', 40));
export type Litigation = z.output<typeof litigationList>[number];
