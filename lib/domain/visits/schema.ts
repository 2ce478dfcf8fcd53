import { z } from 'zod';
import { fieldMax } from '@/lib/content/enquiries/form-basics';
import { visitSteps, visitTexts } from '@/lib/content/visits';
import { origin } from '@/lib/domain/enquiries/schema';
import { dayInput, idInput, nameInput, optionalEmailInput, phoneInput } from '@/lib/shared/enquiries/inputs';
import { optionalText } from '@/lib/shared/parsing/fields';

const startsAt = z
  .string({ error: visitTexts.noTime })
  .refine((text) => z.iso.datetime({ offset: true }).safeParse(text).success, visitTexts.noTime);
const token = z.string({ error: 'The link is incomplete' }).max(300);

export const visitInput = z.object({
  name: nameInput,
  phone: phoneInput,
  email: optionalEmailInput,
  message: optionalText(fieldMax.message).default(''),
  startsAt,
  ...origin,
  projectId: z.string({ error: 'Name the project' }).max(64),
});

export const visitOfEnquiry = z.object({ enquiry: token, startsAt });

export const visitChange = z.object({ token, startsAt });
export const visitCancel = z.object({ token });

export const visitStep = z.object({
  step: z.enum(visitSteps, { error: `Say ${visitSteps.join(', ')}` }),
  startsAt: startsAt.optional(),
  /** A change that names an older version is refused. */
  version: z.number({ error: 'Send the version that you read' }).int().min(1),
});

export const addedVisit = z.object({ enquiry: idInput, project: idInput, startsAt });

export const visitFilter = z.object({
  from: dayInput.optional(),
  to: dayInput.optional(),
  project: idInput.optional(),
});

export type VisitStepInput = z.input<typeof visitStep>;
export type AddedVisit = z.input<typeof addedVisit>;
