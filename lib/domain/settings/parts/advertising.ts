import { z } from 'zod';
import { definePart } from './define';

export const advertisingModes = ['enforce', 'warn', 'off'] as const;
export type AdvertisingMode = (typeof advertisingModes)[number];

const schema = z.object({
  mode: z
    .enum(advertisingModes, { error: `Choose one of ${advertisingModes.join(', ')}` })
    .meta({ label: 'Projects without a valid registration' }),
});

/** RERA, section 3. */
export const advertising = definePart(
  { part: 'advertising', name: 'Advertising', role: 'admin', isPublic: false, hasOwnTag: true },
  { schema, initial: { mode: 'warn' } },
);
