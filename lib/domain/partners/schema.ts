import { z } from 'zod';
import { fieldMax } from '@/lib/content/enquiries/form-basics';
import { partnerLimits, partnerSteps, partnerTexts } from '@/lib/content/partners';
import { agentNumberInput } from '@/lib/domain/enquiries/field/agent-number';
import { origin } from '@/lib/domain/enquiries/schema';
import { nameInput, optionalEmailInput, optionalPhoneInput } from '@/lib/shared/enquiries/inputs';
import { optionalText, requiredText } from '@/lib/shared/parsing/fields';

export const partnerChange = z
  .object({
    step: z.enum(partnerSteps, { error: `Say ${partnerSteps.join(', ')}` }),
    firm: requiredText('Name the firm', partnerLimits.firmMax),
    number: agentNumberInput('Give the number of the registration'),
    note: optionalText(partnerLimits.noteMax),
  })
  .partial()
  .extend({
    /** A change that names an older version is refused. */
    version: z.number({ error: 'Send the version that you read' }).int(),
  });

export type PartnerChange = z.input<typeof partnerChange>;

const sent = {
  token: z.string({ error: 'The link is incomplete' }).max(300),
  name: nameInput,
  phone: optionalPhoneInput,
  email: optionalEmailInput,
  projectId: origin.projectId,
  message: optionalText(fieldMax.message).default(''),
  agreed: z.literal('Yes', { error: partnerTexts.notAgreed }),
  requestKey: origin.requestKey,
};

export const namedBuyer = z.object(sent);
export const namedInput = namedBuyer.refine(({ phone, email }) => phone !== '' || email !== '', {
  error: partnerTexts.contactPointMissing,
  path: ['phone'],
});
