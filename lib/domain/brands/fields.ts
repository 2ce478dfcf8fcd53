import { z } from 'zod';
import { altText } from '@/lib/shared/parsing/fields';
import { toUpdateSchema } from '@/lib/shared/parsing/record-fields';
import type { Picture } from '@/lib/shared/pictures/picture';

export const brandFields = z.object({ alt: altText.meta({ label: 'Name' }) });

export const brandDraft = brandFields.extend({
  picture: z.string({ error: 'Choose a logo' }).min(1, 'Choose a logo').max(64).meta({ label: 'Logo' }),
});

export const brandPatch = toUpdateSchema(brandFields);

export type Brand = { _id: string; image: Picture; version: number };
