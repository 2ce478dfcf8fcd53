import 'server-only';
import { z } from 'zod';
import { type Call, file, named, picture } from '@/lib/server/http/openapi';
import { orderInput } from '@/lib/server/records/order';
import type { Brand } from './dto';

const brand: z.ZodType<Brand> = named(
  'Brand',
  z.object({ _id: z.string(), image: picture, version: z.number().int() }),
);
const list = '/api/admin/brands';

export const brandCalls: Call[] = [
  {
    method: 'get',
    path: '/api/brands',
    summary: 'The brands',
    access: 'public',
    answers: { 200: z.array(brand) },
  },
  {
    method: 'get',
    path: list,
    summary: 'The brands, past the cache',
    access: 'admin',
    answers: { 200: z.array(brand) },
  },
  {
    method: 'post',
    path: list,
    summary: 'Add a brand for each picture',
    access: 'admin',
    body: { 'multipart/form-data': z.object({ images: z.array(file).min(1) }) },
    answers: { 201: z.array(brand) },
  },
  {
    method: 'put',
    path: `${list}/order`,
    summary: 'Order the brands',
    access: 'admin',
    body: { 'application/json': orderInput },
    answers: { 200: z.null() },
    errors: [409],
  },
  {
    method: 'delete',
    path: `${list}/{id}`,
    summary: 'Put a brand into the bin',
    access: 'admin',
    answers: { 200: z.null() },
  },
];
