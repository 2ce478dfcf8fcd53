import 'server-only';
import { defineKind, describeKind, toFields } from '@/lib/server/records/kind';
import { noPictures } from '@/lib/server/records/slot';
import { toUpdateSchema } from '@/lib/shared/record-fields';
import { testimonialFields } from './fields';

const description = describeKind({
  kind: 'testimonial',
  entity: 'testimonial',
  plural: 'Testimonials',
  noun: 'testimonials',
  model: 'testimonial',
  table: 'testimonial',
  fields: testimonialFields,
  isVersioned: false,
  hasPage: false,
  placeholder: null,
  findRows: (tx, query) => tx.testimonial.findMany(query),
  toRecord: (row) => ({ _id: row.id, ...toFields(testimonialFields, row), version: row.version }),
  nameOf: ({ name }) => name,
});

export const testimonials = defineKind(description, {
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
