import { z } from 'zod';
import { uploadLimits } from '@/lib/content/limits';
import { projectCategories, projectStatuses } from '@/lib/content/projects';
import { optionalText, requiredText } from '@/lib/shared/fields';

const specification = z.object({
  title: requiredText('A specification needs a title', 120),
  description: z
    .array(optionalText(500))
    .max(50, 'At most 50 lines in one specification')
    .transform((lines) => lines.filter((line) => line !== '')),
});

const pictureRef = z.object({ _id: z.string().min(1).max(64), alt: optionalText(300).optional() });

const fields = {
  name: requiredText('Name is required', 160),
  description: z.string().max(100_000, 'The description is too long').default(''),
  // An empty category in a form is none.
  category: z
    .union([z.literal('').transform(() => null), z.enum(projectCategories), z.null()], {
      error: `Category must be one of ${projectCategories.join(', ')}`,
    })
    .default(null),
  status: z.enum(projectStatuses, { error: `Status must be one of ${projectStatuses.join(', ')}` }),
  location: optionalText(200).default(''),
  client: optionalText(200).default(''),
  price: optionalText(120).default(''),
  explore: z.boolean({ error: 'Explore must be true or false' }).default(true),
  amenities: z
    .array(optionalText(80))
    .max(60, 'At most 60 amenities')
    .transform((names) => [...new Set(names.filter((name) => name !== ''))])
    .default([]),
  specifications: z.array(specification).max(40, 'At most 40 specifications').default([]),
};

/** The pictures of a record after the save, in order; the first is the cover. Staged ones are named by their id. */
const pictures = z.array(pictureRef).max(uploadLimits.maxCount, `At most ${uploadLimits.maxCount} pictures`);

export const projectInput = z.object(fields);

/** What a form edits: every field, with the whole list of pictures and the version that was read. */
export const projectFormInput = projectInput.extend({
  pictures: pictures.default([]),
  version: z.number().int().positive().optional(),
});
export type ProjectFormInput = z.input<typeof projectFormInput>;

/**
 * PATCH, and PUT of a multipart form in which an absent field stays as it is. Defaults must not fill absent fields here,
 * so each is made optional around its own schema without the default.
 */
export const projectPatch = z.object({
  name: fields.name.optional(),
  description: fields.description.unwrap().optional(),
  category: fields.category.unwrap().optional(),
  status: fields.status.optional(),
  location: fields.location.unwrap().optional(),
  client: fields.client.unwrap().optional(),
  price: fields.price.unwrap().optional(),
  explore: fields.explore.unwrap().optional(),
  amenities: fields.amenities.unwrap().optional(),
  specifications: fields.specifications.unwrap().optional(),
  pictures: pictures.optional(),
  /** API-3: the public_id or url of the pictures that stay. Absent: all stay. */
  existingImages: z.array(z.string().max(2000)).max(200).optional(),
  /** Staged pictures that come after the ones that stay. */
  addedPictures: z.array(z.string().max(64)).max(uploadLimits.maxCount).default([]),
  version: z.number().int().positive().optional(),
});
export type ProjectPatch = z.infer<typeof projectPatch>;

/** What an API client may send to create: the fields, with pictures staged before or sent along. */
export const projectCreate = projectInput.extend({
  pictures: pictures.default([]),
  addedPictures: z.array(z.string().max(64)).max(uploadLimits.maxCount).default([]),
});
