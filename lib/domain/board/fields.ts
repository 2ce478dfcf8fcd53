import { z } from 'zod';
import { messages } from '@/lib/content/messages';
import { altText, focalPoint, knownPicture, requiredText, richText } from '@/lib/shared/parsing/fields';
import { type RecordOf, toCreateSchema, toPatchSchema } from '@/lib/shared/parsing/record-fields';
import type { Picture } from '@/lib/shared/pictures/picture';

const incomplete = messages.admin.directorIncomplete;

export const directorFields = z.object({
  name: requiredText(incomplete, 160).meta({ label: 'Name' }),
  position: requiredText(incomplete, 160).meta({ label: 'Position' }),
  bio: richText('The biography is too long').meta({ label: 'Bio', isWording: true }),
});

const photo = z.object({
  picture: z.string({ error: incomplete }).min(1, incomplete).max(64).meta({ label: 'Photo' }),
  alt: altText.optional().meta({ label: 'Alt text of the photo', isWording: true }),
  focal: focalPoint.optional().meta({ label: 'Focal point of the photo' }),
});

export const directorForm = directorFields.extend(photo.shape);

// Spec 5, Director: a photo is required only when adding.
export const directorCreate = toCreateSchema(directorFields).extend(photo.shape);
export const directorDraft = toCreateSchema(directorFields).extend(photo.partial().shape);
/** API-8: a client may send back the photo that it read. */
const image = knownPicture.nullish();
export const directorInput = directorCreate.extend({ image });
export const directorPatch = toPatchSchema(directorFields).extend({
  image,
  picture: z.string().max(64).optional(),
  alt: photo.shape.alt,
  focal: photo.shape.focal,
});

export type Director = RecordOf<typeof directorFields> & { image: Picture | null; updatedAt: string };
