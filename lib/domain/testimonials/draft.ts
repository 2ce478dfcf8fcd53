import 'server-only';
import { defineDraftKind } from '@/lib/server/records/draft-kind';
import { recordSource } from '@/lib/server/records/draft-source';
import { parseInput } from '@/lib/shared/parse';
import { type Testimonial, testimonialFields } from './fields';
import { testimonials } from './record';
import { addTestimonial, changeTestimonial } from './write';

export const testimonialDrafts = defineDraftKind({
  source: recordSource(testimonials),
  parse: (given) => parseInput(testimonialFields, given),
  nameOf: ({ name }) => name,
  picturesOf: () => [],
  toRecord: (texts, { _id, version }): Testimonial => ({ _id, ...texts, version }),
  add: (tx, _actor, texts) => addTestimonial(tx, texts),
  change: changeTestimonial,
});
