'use client';

import { type Opened, useDraftForm } from '@/components/admin/records/form/use-draft-form';
import { plainForm } from '@/components/admin/records/plain/plain-form';
import { type Testimonial, testimonialFields } from '@/lib/domain/testimonials/fields';

const testimonialForm = {
  ...plainForm<typeof testimonialFields, Testimonial>({
    kind: 'testimonial',
    fields: testimonialFields,
    pictures: 'none',
    titleOf: ({ name }) => name,
    isNew: 'New testimonial',
  }),
  // ADT-1: the browser's own validation reports missing fields.
  isComplete: () => true,
};

export const useTestimonialForm = (opened: Opened<Testimonial>) =>
  useDraftForm('testimonial', testimonialForm, opened);
