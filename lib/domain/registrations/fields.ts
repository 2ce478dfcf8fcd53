import { z } from 'zod';
import { documentRef, optionalDay, optionalText, requiredText } from '@/lib/shared/parsing/fields';
import { internal, toPublicFields } from '@/lib/shared/parsing/internal-fields';
import { childList } from '@/lib/shared/parsing/record-fields';
import { isAcknowledgement, isAgentNumber, tidyRegistration } from '@/lib/shared/projects/registration';

export const extensionKinds = ['force majeure', 'section 6', 'section 7(3)', 'by order'] as const;

const extension = z
  .object({
    kind: z
      .enum(extensionKinds, { error: `An extension is one of ${extensionKinds.join(', ')}` })
      .meta({ label: 'Kind' }),
    until: optionalDay
      .refine((text) => text !== '', 'Enter the end date')
      .meta({ isDay: true, label: 'Until' }),
  })
  .meta({ label: 'extension' });

/** RERA, section 3: each phase has its own registration. */
export const registrationFields = z.object({
  number: requiredText('Enter the registration number', 80)
    .overwrite(tidyRegistration)
    .refine(
      (number) => !isAcknowledgement(number),
      'This is an acknowledgement number. Enter the registration number, which starts with PRM.',
    )
    .refine(
      (number) => !isAgentNumber(number),
      'This is the number of an agent. The number of a project contains PR.',
    )
    .meta({ label: 'Registration number' }),
  authority: internal(
    optionalText(160).meta({ label: 'Authority', initial: 'Karnataka Real Estate Regulatory Authority' }),
  ),
  registeredOn: optionalDay.meta({ label: 'Registered on' }),
  completionOn: optionalDay.meta({ label: 'Completion date registered' }),
  extensions: z.array(extension).max(12, 'At most 12 extensions').meta({ label: 'Extensions' }),
  towers: optionalText(160).meta({ label: 'Towers covered' }),
  /** Date of the comparison with the certificate. */
  matchedOn: internal(optionalDay.meta({ label: 'Matches the certificate, checked on' })),
  /** The save fills it in. */
  matchedBy: internal(optionalText(160).meta({ label: 'Checked by' })),
  documentId: documentRef.meta({ label: 'PDF of the certificate' }),
});

export const registrationList = childList(registrationFields, 'Registrations', 20);
export type Registration = z.output<typeof registrationList>[number];
export const publicRegistrationFields = toPublicFields(registrationFields);
export type PublicRegistration = z.output<typeof publicRegistrationFields> & { _id?: string | undefined };
