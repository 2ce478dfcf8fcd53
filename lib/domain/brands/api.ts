import 'server-only';
import { z } from 'zod';
import { named, picture } from '@/lib/server/http/openapi';
import { recordCalls } from '@/lib/server/http/record-calls';
import { newPictures } from '@/lib/shared/parsing/fields';
import type { Brand } from './fields';
import { brands } from './kind';

const brand: z.ZodType<Brand> = named(
  'Brand',
  z.object({ _id: z.string(), image: picture, version: z.number().int() }),
);

export const brandCalls = recordCalls(brands, { record: brand, createMany: newPictures });
