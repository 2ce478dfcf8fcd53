'use client';

import { plainForm } from '@/components/admin/records/plain/plain-form';
import { type Opened, useDraftForm } from '@/components/admin/records/use-draft-form';
import { type Testimonial, testimonialFields } from '@/lib/domain/testimonials/fields';

const testimonialForm = {
  ...plainForm<typeof testimonialFields, Testimonial>({
    kind: 'testimonial',
    fields: testimonialFields,
    pictures: 'none',
    titleOf: ({ name }) => name,
    isNew: 'New testimonial',
  }),
  // The browser's own validation asks for what is missing (ADT-1).
  isComplete: () => true,
};

export const useTestimonialForm = (opened: Opened<Testimonial>) =>
  useDraftForm('testimonial', testimonialForm, opened);
