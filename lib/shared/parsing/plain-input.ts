import { z } from 'zod';
import { uploadLimits } from '@/lib/content/limits';
import { altText, focalPoint, knownPicture, pictureInputs, pictureRef } from './fields';
import { toCreateSchema, toPatchSchema } from './record-fields';

export type PlainPictures = 'none' | 'one' | 'many';

const photo = z.object({
  picture: z.string().max(64).optional().meta({ label: 'Picture' }),
  alt: altText.optional().meta({ label: 'Alt text' }),
  focal: focalPoint.optional().meta({ label: 'Focal point' }),
  image: knownPicture.nullish(),
});

const inputs = pictureInputs(pictureRef, uploadLimits.maxCount);

export const pictureList = inputs.pictures;

const beside = {
  none: { create: {}, patch: {} },
  one: { create: photo.shape, patch: photo.shape },
  many: {
    create: { ...inputs, pictures: inputs.pictures.default([]) },
    patch: { ...inputs, pictures: inputs.pictures.optional() },
  },
};

export function plainInput<F extends z.ZodObject>(fields: F, pictures: PlainPictures) {
  const { create, patch } = beside[pictures];
  return { create: toCreateSchema(fields).extend(create), patch: toPatchSchema(fields).extend(patch) };
}
