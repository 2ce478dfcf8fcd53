'use client';

import { type RecordFormKind, useRecordForm } from '@/components/admin/records/use-record-form';
import { findInputErrors } from '@/components/admin/ui/input-errors';
import { saveTestimonialAction } from '@/lib/domain/testimonials/actions';
import type { Testimonial } from '@/lib/domain/testimonials/dto';
import { type TestimonialFormInput, testimonialUpdate } from '@/lib/domain/testimonials/schema';

export const draftKind = 'testimonial';

type TestimonialValues = { name: string; title: string; quote: string };

const testimonialForm: RecordFormKind<Testimonial, TestimonialValues, TestimonialFormInput> = {
  kind: draftKind,
  titleOf: ({ name }) => name.trim() || 'New testimonial',
  toValues: (record) => ({
    name: record?.name ?? '',
    title: record?.title ?? '',
    quote: record?.quote ?? '',
  }),
  toInput: (values) => ({ ...values }),
  // The browser's own validation asks for what is missing (ADT-1).
  isComplete: () => true,
  findErrors: (input) => findInputErrors(testimonialUpdate, input),
  save: saveTestimonialAction,
};

export const useTestimonialForm = (testimonial: Testimonial | null, onSaved: (saved: Testimonial) => void) =>
  useRecordForm(testimonialForm, testimonial, onSaved);
