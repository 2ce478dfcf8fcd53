import { z } from 'zod';
import { distinctContactPoints, maxContactPoints, whatsappMax } from '@/lib/shared/enquiries/contact-points';
import { emailInput, phoneInput } from '@/lib/shared/enquiries/inputs';
import { findE164 } from '@/lib/shared/parsing/phone';

const whatsappText = z.string().trim().max(whatsappMax, `At most ${whatsappMax} characters`);
const wrongId = 'A WhatsApp id has letters, digits and dots, such as IN.100000000000003';

export const optionalWhatsappInput = whatsappText.regex(/^[\w.-]*$/, wrongId).default('');

const contactPointInput = z.discriminatedUnion(
  'kind',
  [
    z.object({
      kind: z.literal('phone'),
      // The schema has checked that it is a number.
      value: phoneInput.transform((typed) => findE164(typed) ?? typed),
    }),
    z.object({ kind: z.literal('email'), value: emailInput }),
    z.object({ kind: z.literal('whatsapp'), value: whatsappText.regex(/^[\w.-]+$/, wrongId) }),
  ],
  { error: 'Say phone, email or whatsapp' },
);

export const contactPointsInput = z
  .array(contactPointInput)
  .max(maxContactPoints, `At most ${maxContactPoints} contact details`)
  .transform(distinctContactPoints);
