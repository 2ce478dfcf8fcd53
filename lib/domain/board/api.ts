import 'server-only';
import { z } from 'zod';
import { named, picture } from '@/lib/server/http/openapi';
import { recordCalls, toWireSchema } from '@/lib/server/http/record-calls';
import { type Director, directorFields, directorInput, directorPatch } from './fields';
import { directors } from './kind';

const director: z.ZodType<Director> = named(
  'Director',
  toWireSchema(directorFields, { image: picture.nullable(), updatedAt: z.iso.datetime() }),
);

export const boardCalls = recordCalls(directors, {
  record: director,
  create: directorInput,
  patch: directorPatch,
  adminCalls: { summary: 'The board, not cached' },
});
