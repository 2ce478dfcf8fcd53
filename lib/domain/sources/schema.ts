import { z } from 'zod';
import { fieldMax } from '@/lib/content/enquiries/forms';
import { sourceFields, sourceKinds } from '@/lib/content/sources/sources';
import { toSourceName } from '@/lib/shared/enquiries/source-name';
import { optionalText, requiredText } from '@/lib/shared/fields';

// It is what an enquiry says of its source.
const name = requiredText('Name the source', fieldMax.source).overwrite(toSourceName);

export const newSource = z.object({
  kind: z.enum(sourceKinds, { error: `Kind must be one of ${sourceKinds.join(', ')}` }),
  name,
});

export const sourceChange = z
  .object({
    name,
    isOn: z.boolean(),
    /** Empty takes it away. */
    key: optionalText(200),
    token: optionalText(1000),
    isAcknowledged: z.boolean(),
    mapping: z.partialRecord(z.enum(sourceFields), optionalText(100)),
  })
  .partial()
  .extend({ version: z.number().int() });

export type NewSource = z.input<typeof newSource>;
export type SourceChange = z.input<typeof sourceChange>;
