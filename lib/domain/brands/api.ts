import 'server-only';
import { z } from 'zod';
import { type Call, file, named, picture } from '@/lib/server/http/openapi';
import { standardCalls } from '@/lib/server/http/record-calls';
import { newPictures } from '@/lib/shared/fields';
import type { Brand } from './fields';
import { brands } from './kind';

const brand: z.ZodType<Brand> = named(
  'Brand',
  z.object({ _id: z.string(), image: picture, version: z.number().int() }),
);
const list = '/api/admin/brands';

export const brandCalls: Call[] = [
  ...standardCalls(brands, z.array(brand)),
  {
    method: 'get',
    path: list,
    summary: 'The brands, past the cache',
    access: 'editor',
    answers: { 200: z.array(brand) },
  },
  {
    method: 'post',
    path: list,
    summary: 'Add a brand for each picture',
    access: 'editor',
    body: {
      'application/json': newPictures,
      'multipart/form-data': z.object({ images: z.array(file).min(1) }),
    },
    answers: { 201: z.array(brand) },
  },
];
