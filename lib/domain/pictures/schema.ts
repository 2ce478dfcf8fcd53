import { z } from 'zod';
import { pictureFilterNames } from '@/lib/content/admin/picture-library';
import { uploadLimits } from '@/lib/content/limits';
import { altText } from '@/lib/shared/parsing/fields';

const filter = z.object({
  q: z.string().max(200).catch(''),
  show: z.enum(pictureFilterNames).catch('used'),
  page: z.coerce.number().int().min(1).max(10_000).catch(1),
});

const whole = filter.parse({});

export type LibraryFilter = z.output<typeof filter>;

export const readLibraryFilter = (query: unknown): LibraryFilter => filter.catch(whole).parse(query);

export const altUpdate = z.object({ alt: altText, version: z.number().int().positive() });

export const pictureIds = z
  .array(z.string().min(1).max(64))
  .min(1, 'Choose a picture.')
  .max(uploadLimits.maxCount, `At most ${uploadLimits.maxCount} pictures at a time.`);
