import 'server-only';
import { z } from 'zod';
import { type Call, named } from '@/lib/server/http/openapi';
import { standardCalls, toWireSchema } from '@/lib/server/http/record-calls';
import { toUpdateSchema } from '@/lib/shared/record-fields';
import { testimonialFields } from './fields';
import { testimonials } from './kind';

const testimonial = named('Testimonial', toWireSchema(testimonialFields, {}));

export const testimonialCalls: Call[] = [
  ...standardCalls(testimonials, z.array(testimonial)),
  {
    method: 'post',
    path: '/api/testimonials',
    summary: 'Add a testimonial',
    access: 'editor',
    body: { 'application/json': testimonialFields },
    answers: { 201: testimonial },
  },
  {
    method: 'put',
    path: '/api/testimonials/{id}',
    summary: 'Change a testimonial',
    access: 'editor',
    body: { 'application/json': toUpdateSchema(testimonialFields) },
    answers: { 200: testimonial },
    versioned: true,
  },
];
