import 'server-only';
import { recordCalls } from '@/lib/server/http/record-calls';
import { toUpdateSchema } from '@/lib/shared/parsing/record-fields';
import { testimonialFields } from './fields';
import { testimonials } from './kind';

export const testimonialCalls = recordCalls(testimonials, {
  patch: toUpdateSchema(testimonialFields),
  // Spec 6 names these without /admin.
  writtenAt: '/api/testimonials',
});
