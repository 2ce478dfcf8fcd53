import { z } from 'zod';
import { fieldMax } from '@/lib/content/enquiries/form-basics';
import { pagedFields } from '@/lib/shared/enquiries/paged-fields';
import { optionalText } from '@/lib/shared/parsing/fields';

export const subscriberFilter = z.object(pagedFields);

export const subscription = z.object({
  email: z
    .string({ error: 'Email is required' })
    .trim()
    .max(fieldMax.email, `At most ${fieldMax.email} characters`)
    .toLowerCase()
    .pipe(z.email('Invalid email format')),
  page: optionalText(300).default(''),
});
