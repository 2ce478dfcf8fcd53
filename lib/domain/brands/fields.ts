import { z } from 'zod';
import { altText } from '@/lib/shared/fields';
import type { Picture } from '@/lib/shared/pictures/picture';
import { toUpdateSchema } from '@/lib/shared/record-fields';

/** A brand is its logo; what it is called is the text of that picture. */
export const brandFields = z.object({ alt: altText.meta({ label: 'Name' }) });

export const brandDraft = brandFields.extend({
  picture: z.string({ error: 'Choose a logo' }).min(1, 'Choose a logo').max(64).meta({ label: 'Logo' }),
});

/** Says what a brand is called. */
export const brandPatch = toUpdateSchema(brandFields);

/** A brand as the API answers it and as pages receive it (spec 3). */
export type Brand = { _id: string; image: Picture; version: number };
