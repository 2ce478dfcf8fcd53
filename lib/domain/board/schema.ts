import { z } from 'zod';
import { messages } from '@/lib/content/messages';
import { requiredText } from '@/lib/shared/fields';

const incomplete = messages.admin.directorIncomplete;

const fields = {
  name: requiredText(incomplete, 160),
  position: requiredText(incomplete, 160),
  bio: z.string().max(100_000, 'The biography is too long'),
};
const pictureId = z.string().max(64).optional();
const alt = z.string().max(300, 'At most 300 characters').optional();

/** Spec 5, Director: a photo is required only when adding; it is named by the id of a staged picture. */
export const directorCreate = z.object({
  ...fields,
  bio: fields.bio.default(''),
  picture: z.string({ error: incomplete }).min(1, incomplete).max(64),
  alt,
});

export const directorPatch = z.object({
  name: fields.name.optional(),
  position: fields.position.optional(),
  bio: fields.bio.optional(),
  picture: pictureId,
  alt,
  version: z.number().int().positive().optional(),
});

export type DirectorFormInput = z.input<typeof directorPatch>;
