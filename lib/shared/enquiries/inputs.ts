import { z } from 'zod';
import { fieldMax } from '@/lib/content/enquiries/form-basics';
import { optionalText, requiredText } from '../parsing/fields';
import { findE164 } from '../parsing/phone';

export const optionalNameInput = optionalText(fieldMax.name).default('');

export const nameInput = requiredText('Name is required', fieldMax.name);

export const emailInput = z
  .string({ error: 'Email is required' })
  .trim()
  .min(1, 'Email is required')
  .max(fieldMax.email, `At most ${fieldMax.email} characters`)
  .toLowerCase()
  .pipe(z.email('Invalid email format'));

export const optionalEmailInput = z
  .string()
  .trim()
  .max(fieldMax.email, `At most ${fieldMax.email} characters`)
  .toLowerCase()
  .refine((typed) => typed === '' || z.email().safeParse(typed).success, 'Invalid email format')
  .default('');

export const phoneInput = requiredText('Phone is required', fieldMax.phone).refine(
  (typed) => findE164(typed) !== null,
  'Please enter a phone number that we can call, such as 98450 12345',
);

export const optionalPhoneInput = z
  .string()
  .trim()
  .max(fieldMax.phone, `At most ${fieldMax.phone} characters`)
  .refine(
    (typed) => typed === '' || findE164(typed) !== null,
    'Please enter a phone number that we can call, such as 98450 12345',
  )
  .default('');

/** An unticked box sends nothing. */
export const box = z
  .union([z.string(), z.boolean()])
  .default(false)
  .transform((sent) => sent === true || sent === 'Yes' || sent === 'on' || sent === 'true');

export const dayInput = z.iso.date('Write a date like 2026-11-21');
export const monthInput = z.string().regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, 'Write a month like 2026-11');
export const idInput = z.string().max(64);
