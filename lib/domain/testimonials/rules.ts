import 'server-only';
import { plainRules } from '@/lib/server/records/plain';
import { toUpdateSchema } from '@/lib/shared/parsing/record-fields';
import { testimonialFields } from './fields';
import { testimonials } from './kind';

export const writableTestimonials = plainRules(testimonials, {
  // All texts are replaced.
  patch: toUpdateSchema(testimonialFields),
  keepsOverwritten: true,
});
