import { z } from 'zod';
import { fieldMax } from '@/lib/content/enquiries/form-basics';
import { sourceFields, sourceKinds, sourceLimits } from '@/lib/content/sources/sources';
import { idInput, monthInput } from '@/lib/shared/enquiries/inputs';
import { toSourceName } from '@/lib/shared/enquiries/source-name';
import { optionalText, requiredText } from '@/lib/shared/parsing/fields';
import { isSameListing } from '@/lib/shared/sources/listings';

// Enquiries store this name as their source.
const name = requiredText('Name the source', fieldMax.source).overwrite(toSourceName);

export const newSource = z.object({
  kind: z.enum(sourceKinds, { error: `Kind must be one of ${sourceKinds.join(', ')}` }),
  name,
});

export const sourceChange = z
  .object({
    name,
    isOn: z.boolean(),
    /** '' removes it. */
    key: optionalText(200),
    token: optionalText(1000),
    account: optionalText(1000),
    isUnsealed: z.boolean(),
    isAcknowledged: z.boolean(),
    mapping: z.partialRecord(z.enum(sourceFields), optionalText(100)),
  })
  .partial()
  .extend({ version: z.number().int().optional() });

export const sourceListings = z.object({
  version: z.number().int(),
  listings: z
    .array(
      z.object({ theirs: requiredText('Name the listing', sourceLimits.listingMax), projectId: idInput }),
    )
    .max(sourceLimits.listings, `At most ${sourceLimits.listings} listings`)
    .refine(
      (listings) =>
        listings.every(
          ({ theirs }, index) => listings.findIndex((one) => isSameListing(one.theirs, theirs)) === index,
        ),
      'A listing is listed twice',
    ),
  /** Also for earlier enquiries without a project. */
  isForFormer: z.boolean().default(false),
});

export type SourceListings = z.input<typeof sourceListings>;
export const claimsQuery = z.object({ month: monthInput });

export type NewSource = z.input<typeof newSource>;
export type SourceChange = z.input<typeof sourceChange>;
export type SourceChangeOutput = z.output<typeof sourceChange>;
