import 'server-only';
import { z } from 'zod';
import { type Call, named } from '@/lib/server/http/openapi';
import { orderInput } from '@/lib/server/records/order';
import type { Testimonial } from './dto';
import { testimonialInput, testimonialUpdate } from './schema';

const testimonial: z.ZodType<Testimonial> = named(
  'Testimonial',
  z.object({
    _id: z.string(),
    name: z.string(),
    title: z.string(),
    quote: z.string(),
    version: z.number().int(),
  }),
);

export const testimonialCalls: Call[] = [
  {
    method: 'get',
    path: '/api/testimonials',
    summary: 'The testimonials',
    access: 'public',
    answers: { 200: z.array(testimonial) },
  },
  {
    method: 'post',
    path: '/api/testimonials',
    summary: 'Add a testimonial',
    access: 'admin',
    body: { 'application/json': testimonialInput },
    answers: { 201: testimonial },
  },
  {
    method: 'put',
    path: '/api/testimonials/{id}',
    summary: 'Change a testimonial',
    access: 'admin',
    body: { 'application/json': testimonialUpdate },
    answers: { 200: testimonial },
    versioned: true,
  },
  {
    method: 'put',
    path: '/api/admin/testimonials/order',
    summary: 'Order the testimonials',
    access: 'admin',
    body: { 'application/json': orderInput },
    answers: { 200: z.null() },
    errors: [409],
  },
  {
    method: 'delete',
    path: '/api/admin/testimonials/{id}',
    summary: 'Put a testimonial into the bin',
    access: 'admin',
    answers: { 200: z.null() },
  },
];
