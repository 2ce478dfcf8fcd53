import { z } from 'zod';
import { requiredText } from '@/lib/shared/parsing/fields';
import type { RecordOf } from '@/lib/shared/parsing/record-fields';

export const testimonialFields = z.object({
  name: requiredText('Customer Name is required', 120).meta({ label: 'Customer Name' }),
  title: requiredText('Title is required', 160).meta({ label: 'Title', isWording: true }),
  quote: requiredText('Quote is required', 1200).meta({ label: 'Quote', isWording: true }),
});

export type Testimonial = RecordOf<typeof testimonialFields>;
