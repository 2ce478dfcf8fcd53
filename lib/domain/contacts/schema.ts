import { z } from 'zod';
import { idInput } from '@/lib/shared/enquiries/inputs';

export const matchDecision = z.object({
  enquiry: idInput,
  state: z.enum(['accepted', 'rejected'], { error: 'Send accepted or rejected' }),
});

export const contactConfirmation = z.object({
  contact: z.enum(['phone', 'email'], { error: 'Send phone or email' }),
});

export type ConfirmedContact = z.input<typeof contactConfirmation>;

export type MatchDecision = z.input<typeof matchDecision>;
