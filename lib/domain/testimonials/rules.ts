import 'server-only';
import { withRules } from '@/lib/server/records/rules';
import { noPictures } from '@/lib/server/records/slot';
import { toUpdateSchema } from '@/lib/shared/record-fields';
import { testimonialFields } from './fields';
import { testimonials } from './kind';

export const writableTestimonials = withRules(testimonials, {
  create: testimonialFields,
  // All texts are replaced.
  patch: toUpdateSchema(testimonialFields),
  slot: noPictures,
  draft: {
    schema: () => testimonialFields,
    nameOf: ({ name }) => name,
    toRecord: (texts, { _id, version }) => ({ _id, ...texts, version }),
  },
  keepsOverwritten: true,
});
