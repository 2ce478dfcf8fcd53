import 'server-only';
import { z } from 'zod';
import { type Call, file, named, picture } from '@/lib/server/http/openapi';
import { standardCalls, toFormSchema, toWireSchema } from '@/lib/server/http/record-calls';
import { type Director, directorFields, directorInput, directorPatch } from './fields';
import { directors } from './kind';

const director: z.ZodType<Director> = named(
  'Director',
  toWireSchema(directorFields, { image: picture.nullable(), updatedAt: z.iso.datetime() }),
);
const directorForm = toFormSchema(directorFields).extend({ image: file });
const directorPatchForm = directorForm.partial().extend({ version: z.string().optional() });

const list = '/api/admin/board';
const one = '/api/admin/board/{id}';

export const boardCalls: Call[] = [
  ...standardCalls(directors, z.array(director)),
  {
    method: 'get',
    path: '/api/board/{id}',
    summary: 'A director',
    access: 'public',
    answers: { 200: director },
  },
  {
    method: 'get',
    path: list,
    summary: 'The board, past the cache',
    access: 'editor',
    answers: { 200: z.array(director) },
  },
  {
    method: 'post',
    path: list,
    summary: 'Add a director',
    access: 'editor',
    body: { 'application/json': directorInput, 'multipart/form-data': directorForm },
    answers: { 201: director },
  },
  {
    method: 'put',
    path: one,
    summary: 'Change a director; absent fields stay',
    access: 'editor',
    body: { 'application/json': directorPatch, 'multipart/form-data': directorPatchForm },
    answers: { 200: director },
    versioned: true,
  },
];
