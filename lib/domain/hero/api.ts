import 'server-only';
import { z } from 'zod';
import { type Call, file, named } from '@/lib/server/http/openapi';
import { standardCalls } from '@/lib/server/http/record-calls';
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
          })
          .nullable(),
        version: z.number().int(),
      }),
    ),
  }),
);
const list = '/api/admin/hero';

export const heroCalls: Call[] = [
  ...standardCalls(heroImages, hero),
  // Spec 6: the hero list call sends no authorization header.
  { method: 'get', path: list, summary: 'The hero images', access: 'public', answers: { 200: hero } },
  {
    method: 'post',
    path: list,
    summary: 'Add a hero image for each picture',
    access: 'editor',
    body: {
      'application/json': newHeroImages,
      'multipart/form-data': z.object({ images: z.array(file).min(1) }),
    },
    answers: { 201: hero },
  },
];
