import 'server-only';
import { defineKind, toFields } from '@/lib/server/records/kind';
import { testimonialFields } from './fields';

export const testimonials = defineKind({
  kind: 'testimonial',
  entity: 'testimonial',
  plural: 'Testimonials',
  model: 'testimonial',
  fields: testimonialFields,
  isVersioned: false,
  pictures: {},
  placeholder: null,
  search: ['name', 'title', 'quote'],
  findRows: (tx, query) => tx.testimonial.findMany(query),
  toRecord: (row) => ({ _id: row.id, ...toFields(testimonialFields, row), version: row.version }),
  nameOf: ({ name }) => name,
  whereNamed: null,
});
