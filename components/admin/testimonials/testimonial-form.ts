'use client';

import { useDraftForm } from '@/components/admin/drafts/use-draft-form';
import type { RecordFormKind } from '@/components/admin/records/record-form-kind';
import { findInputErrors } from '@/components/admin/ui/input-errors';
import type { DraftEntry, OpenDraft } from '@/lib/domain/drafts/dto';
import { saveRecordAction } from '@/lib/domain/records/actions';
import { type Testimonial, testimonialFields } from '@/lib/domain/testimonials/fields';
import { type FieldValues, initialValues, pickFields } from '@/lib/shared/record-fields';
import { draftKind } from './testimonial-draft';

type TestimonialValues = FieldValues<typeof testimonialFields>;

const testimonialForm: RecordFormKind<Testimonial, TestimonialValues, TestimonialValues> = {
  unsavedKind: draftKind,
  titleOf: ({ name }) => name.trim() || 'New testimonial',
  toValues: (record) => (record ? pickFields(testimonialFields, record) : initialValues(testimonialFields)),
  toInput: (values) => ({ ...values }),
  // The browser's own validation asks for what is missing (ADT-1).
  isComplete: () => true,
  findErrors: (input) => findInputErrors(testimonialFields, input),
  save: (id, input) => saveRecordAction('testimonial', id, input),
};

type TestimonialFormProps = {
  /** Null to add one. */
  testimonial: Testimonial | null;
  /** The draft that is open in it; its main button publishes that. */
  draft: OpenDraft<Testimonial> | null;
  onSaved: (saved: Testimonial) => void;
  onDraftSaved: (saved: DraftEntry) => void;
};

export const useTestimonialForm = ({ testimonial: record, ...opened }: TestimonialFormProps) =>
  useDraftForm(draftKind, testimonialForm, { record, ...opened });
