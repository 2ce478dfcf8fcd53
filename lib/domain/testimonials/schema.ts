import { z } from 'zod';
import { requiredText } from '@/lib/shared/fields';

const fields = {
  name: requiredText('Customer Name is required', 120),
  title: requiredText('Title is required', 160),
  quote: requiredText('Quote is required', 1200),
};

export const testimonialInput = z.object(fields);
export const testimonialUpdate = testimonialInput.extend({ version: z.number().int().positive().optional() });
export type TestimonialFormInput = z.input<typeof testimonialUpdate>;
