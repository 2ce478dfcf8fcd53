import { z } from 'zod';
import { unitImportLimits } from '@/lib/content/units';
import { optionalDay, optionalText } from '@/lib/shared/fields';
import { unitStates } from './fields';

/** What sets the state of a unit. */
export const unitStateInput = z.object({
  state: z.enum(unitStates, { error: `A unit is ${unitStates.join(', ')}` }),
  /** The last day of a hold. */
  heldUntil: optionalDay.default(''),
  heldFor: optionalText(120).default(''),
  enquiryId: z.string().max(64).nullable().default(null),
  /** As it was read: who names an older one came second, and changes nothing. */
  stateVersion: z.number({ error: 'Name the stateVersion that was read' }).int().min(0),
});
export type UnitStateInput = z.output<typeof unitStateInput>;

export const unitImportInput = z.object({
  csv: z.string({ error: 'Send the table as csv' }).max(unitImportLimits.bodyBytes),
  isTrial: z.boolean({ error: 'Say whether it is tried only' }),
});
