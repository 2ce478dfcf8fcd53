import 'server-only';
import { z } from 'zod';
import { type Call, file, named, picture } from '@/lib/server/http/openapi';
import { orderInput } from '@/lib/server/records/order';
import type { Director } from './dto';
import { directorCreate, directorPatch } from './schema';

const director: z.ZodType<Director> = named(
  'Director',
  z.object({
    _id: z.string(),
    name: z.string(),
    position: z.string(),
    bio: z.string(),
    image: picture.nullable(),
    version: z.number().int(),
    updatedAt: z.iso.datetime(),
  }),
);

const directorForm = z.object({
  name: z.string(),
  position: z.string(),
  bio: z.string().optional(),
  image: file,
});
const directorPatchForm = directorForm.partial().extend({ version: z.string().optional() });

const list = '/api/admin/board';
const one = '/api/admin/board/{id}';

export const boardCalls: Call[] = [
  {
    method: 'get',
    path: '/api/board',
    summary: 'The board',
    access: 'public',
    answers: { 200: z.array(director) },
  },
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
    access: 'admin',
    answers: { 200: z.array(director) },
  },
  {
    method: 'post',
    path: list,
    summary: 'Add a director',
    access: 'admin',
    body: { 'application/json': directorCreate, 'multipart/form-data': directorForm },
    answers: { 201: director },
  },
  {
    method: 'put',
    path: `${list}/order`,
    summary: 'Order the board',
    access: 'admin',
    body: { 'application/json': orderInput },
    answers: { 200: z.null() },
    errors: [409],
  },
  {
    method: 'put',
    path: one,
    summary: 'Change a director; absent fields stay',
    access: 'admin',
    body: { 'application/json': directorPatch, 'multipart/form-data': directorPatchForm },
    answers: { 200: director },
    versioned: true,
  },
  {
    method: 'delete',
    path: one,
    summary: 'Put a director into the bin',
    access: 'admin',
    answers: { 200: z.null() },
  },
];
