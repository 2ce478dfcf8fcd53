import { z } from 'zod';
import { unitImportLimits } from '@/lib/content/units';
import { optionalDay, optionalText } from '@/lib/shared/parsing/fields';
import { unitStates } from './fields';

export const unitStateInput = z.object({
  state: z.enum(unitStates, { error: `A unit is ${unitStates.join(', ')}` }),
  heldUntil: optionalDay.default(''),
  heldFor: optionalText(120).default(''),
  enquiryId: z.string().max(64).nullable().default(null),
  /** An older version is refused as a conflict. */
  stateVersion: z.number({ error: 'Send the stateVersion that you read' }).int().min(0),
});
export type UnitStateInput = z.output<typeof unitStateInput>;

export const unitImportInput = z.object({
  csv: z.string({ error: 'Send the table as csv' }).max(unitImportLimits.bodyBytes),
  isTrial: z.boolean({ error: 'Send isTrial' }),
});
