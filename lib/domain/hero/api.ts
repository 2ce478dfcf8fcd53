import 'server-only';
import { z } from 'zod';
import { named } from '@/lib/server/http/openapi';
import { recordCalls } from '@/lib/server/http/record-calls';
import { newHeroImages } from './fields';
import { heroImages, type toHeroList } from './kind';

const hero: z.ZodType<ReturnType<typeof toHeroList>> = named(
  'Hero',
  z.object({
    images: z.array(
      z.object({
        _id: z.string(),
        public_id: z.string().nullable(),
        url: z.string(),
        alt: z.string(),
        project: z
          .object({
            _id: z.string(),
            slug: z.string(),
            name: z.string(),
            location: z.string(),
            explore: z.boolean(),
            registered: z.object({ numbers: z.array(z.string()), exempt: z.array(z.string()) }),
          })
          .nullable(),
        version: z.number().int(),
      }),
    ),
  }),
);

export const heroCalls = recordCalls(heroImages, {
  list: hero,
  createMany: newHeroImages,
  // Spec 6: the hero list call sends no authorization header.
  adminCalls: { access: 'public' },
});
