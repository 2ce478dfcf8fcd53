import { z } from 'zod';
import { altText, focalPoint, newPictures, pictureRef } from '@/lib/shared/parsing/fields';
import { toPatchSchema } from '@/lib/shared/parsing/record-fields';
import type { Picture } from '@/lib/shared/pictures/picture';
import type { Registered } from '@/lib/shared/projects/registered';

export const heroImageFields = z.object({
  projectId: z.string().max(64).nullable().meta({ label: 'Caption' }),
  alt: altText.meta({ label: 'Alt text', isWording: true }),
});

export const heroImagePatch = toPatchSchema(heroImageFields).extend({ focal: focalPoint.optional() });

/** An absent caption stays unchanged. */
export const heroImageDraft = heroImageFields.extend({
  projectId: heroImageFields.shape.projectId.optional().meta({ label: 'Caption' }),
  picture: pictureRef.shape._id.meta({ label: 'Picture' }),
  focal: focalPoint.optional().meta({ label: 'Focal point' }),
});

/** `place` counts from 1; without it they come last. */
export const newHeroImages = newPictures.extend({
  place: z
    .number({ error: 'A position is a whole number' })
    .int('A position is a whole number')
    .min(1)
    .optional(),
});

export type HeroImage = {
  _id: string;
  picture: Picture;
  /** Null: the plate shows the tagline. */
  project: {
    _id: string;
    slug: string;
    name: string;
    location: string;
    explore: boolean;
    registered: Registered;
  } | null;
  version: number;
};
