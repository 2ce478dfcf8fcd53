'use client';

import { type Opened, useDraftForm } from '@/components/admin/drafts/use-draft-form';
import type { RecordFormKind } from '@/components/admin/records/record-form-kind';
import { findInputErrors } from '@/components/admin/ui/input-errors';
import { saveRecordAction } from '@/lib/domain/records/actions';
import { type Testimonial, testimonialFields } from '@/lib/domain/testimonials/fields';
import { type FieldValues, initialValues, pickFields } from '@/lib/shared/record-fields';

type TestimonialValues = FieldValues<typeof testimonialFields>;

const testimonialForm: RecordFormKind<Testimonial, TestimonialValues, TestimonialValues> = {
  unsavedKind: 'testimonial',
  titleOf: ({ name }) => name.trim() || 'New testimonial',
  toValues: (record) => (record ? pickFields(testimonialFields, record) : initialValues(testimonialFields)),
  toInput: (values) => ({ ...values }),
  // The browser's own validation asks for what is missing (ADT-1).
  isComplete: () => true,
  findErrors: (input) => findInputErrors(testimonialFields, input),
  save: (id, input) => saveRecordAction('testimonial', id, input),
};

export const useTestimonialForm = (opened: Opened<Testimonial>) =>
  useDraftForm('testimonial', testimonialForm, opened);
