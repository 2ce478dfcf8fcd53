import { z } from 'zod';
import { altText, focalPoint } from '@/lib/shared/fields';
import type { Picture } from '@/lib/shared/picture';
import { toPatchSchema } from '@/lib/shared/record-fields';

export const heroImageFields = z.object({
  projectId: z.string().max(64).nullable().meta({ label: 'Caption' }),
  alt: altText.meta({ label: 'Alt text' }),
});

export const heroImagePatch = toPatchSchema(heroImageFields).extend({ focal: focalPoint.optional() });

/** A picture of the home carousel, with the project that its plate names. */
export type HeroImage = {
  _id: string;
  picture: Picture;
  /** Null: the plate shows the tagline. */
  project: { _id: string; name: string; location: string; explore: boolean } | null;
  version: number;
};
