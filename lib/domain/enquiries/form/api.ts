import { z } from 'zod';
import { forms } from '@/lib/content/enquiries/forms';
import { type OfficeFormName, officeFormNames } from '@/lib/content/enquiries/office-form-pages';
import { officeForms } from '@/lib/content/enquiries/office-forms';
import { subscription } from '@/lib/domain/subscribers/schema';
import { type Call, file, said } from '@/lib/server/http/openapi';
import { callbackInput, enquiryInput } from '../schema';
import { officeInputs } from './office-input';

/** The public forms (CONT-5): JSON for scripts, a plain post for browsers without them. */
function formCall(path: string, summary: string, schema: z.ZodObject): Call {
  return {
    method: 'post',
    path,
    summary,
    access: 'public',
    body: {
      'application/json': schema,
      'application/x-www-form-urlencoded': schema,
      'multipart/form-data': schema,
    },
    answers: { 201: said, 303: null },
    errors: [429],
    drawsErrors: true,
  };
}

const described: Record<OfficeFormName, string> = {
  landowner: 'Offer land, while the office takes offers',
  partner: 'Ask to become a channel partner, while the office takes requests',
  career: 'Apply for work with a CV, while the office takes applications',
  media: 'Ask as a journalist, while the office takes such questions',
};

function officeCall(name: OfficeFormName): Call {
  const { said: all, asked } = officeInputs[name];
  const schema = z.object({ ...all.shape, ...asked.shape });
  const call = formCall(forms[name].action, described[name], schema);
  const errors = [404, 429];
  // A file comes as multipart alone.
  return officeForms[name].file
    ? { ...call, body: { 'multipart/form-data': schema.extend({ cv: file }) }, errors }
    : { ...call, errors };
}

export const formCalls: Call[] = [
  formCall('/api/v1/enquiries', 'Send an enquiry', enquiryInput),
  formCall('/api/v1/callbacks', 'Ask for a call', callbackInput),
  ...officeFormNames.map(officeCall),
  formCall('/api/v1/newsletter', 'Subscribe to the newsletter', subscription),
];
