import { z } from 'zod';
import { emailInput, phoneInput } from '@/lib/shared/enquiries/inputs';
import { distinctWays, maxWays, whatsappMax } from '@/lib/shared/enquiries/ways';
import { findE164 } from '@/lib/shared/phone';

const whatsappText = z.string().trim().max(whatsappMax, `At most ${whatsappMax} characters`);
const wrongId = 'A WhatsApp id has letters, digits and dots, such as IN.100000000000003';

/** Of somebody who may be reached by a number or an address. */
export const optionalWhatsappInput = whatsappText.regex(/^[\w.-]*$/, wrongId).default('');

const contactPointInput = z.discriminatedUnion(
  'kind',
  [
    z.object({
      kind: z.literal('phone'),
      // It has one, as its schema has checked.
      value: phoneInput.transform((typed) => findE164(typed) ?? typed),
    }),
    z.object({ kind: z.literal('email'), value: emailInput }),
    z.object({ kind: z.literal('whatsapp'), value: whatsappText.regex(/^[\w.-]+$/, wrongId) }),
  ],
  { error: 'Say phone, email or whatsapp' },
);

export const contactPointsInput = z
  .array(contactPointInput)
  .max(maxWays, `At most ${maxWays} ways`)
  .transform(distinctWays);
