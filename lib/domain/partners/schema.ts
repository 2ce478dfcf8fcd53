import { z } from 'zod';
import { fieldMax } from '@/lib/content/enquiries/form-basics';
import { partnerLimits, partnerSteps, partnerTexts } from '@/lib/content/partners';
import { agentNumberInput } from '@/lib/domain/enquiries/field/agent-number';
import { origin } from '@/lib/domain/enquiries/schema';
import { nameInput, optionalEmailInput, optionalPhoneInput } from '@/lib/shared/enquiries/inputs';
import { optionalText, requiredText } from '@/lib/shared/fields';

/** What the office does with a partner, and what it corrects. */
export const partnerChange = z
  .object({
    step: z.enum(partnerSteps, { error: `Say ${partnerSteps.join(', ')}` }),
    firm: requiredText('Name the firm', partnerLimits.firmMax),
    number: agentNumberInput('Give the number of the registration'),
    note: optionalText(partnerLimits.noteMax),
  })
  .partial()
  .extend({
    /** As it was read: whoever names an older one has not seen what changed. */
    version: z.number({ error: 'Name the version that was read' }).int(),
  });

export type PartnerChange = z.input<typeof partnerChange>;

const sent = {
  token: z.string({ error: 'The link is not complete' }).max(300),
  name: nameInput,
  phone: optionalPhoneInput,
  email: optionalEmailInput,
  projectId: origin.projectId,
  message: optionalText(fieldMax.message).default(''),
  agreed: z.literal('Yes', { error: partnerTexts.notAgreed }),
  requestKey: origin.requestKey,
};

/** A buyer whom a partner names, by their link. */
export const namedBuyer = z.object(sent);
export const namedInput = namedBuyer.refine(({ phone, email }) => phone !== '' || email !== '', {
  error: partnerTexts.contactPointMissing,
  path: ['phone'],
});
