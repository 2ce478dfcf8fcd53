import 'server-only';
import { defineDraftKind } from '@/lib/server/records/draft-kind';
import { type Testimonial, testimonialFields } from './fields';
import { testimonials } from './record';
import { addTestimonial, changeTestimonial } from './write';

export const testimonialDrafts = defineDraftKind({
  kind: testimonials,
  form: () => testimonialFields,
  nameOf: ({ name }) => name,
  picturesOf: () => [],
  toRecord: (texts, { _id, version }): Testimonial => ({ _id, ...texts, version }),
  add: addTestimonial,
  change: changeTestimonial,
});
