import { z } from 'zod';
import { forms } from '@/lib/content/enquiries/forms';
import { type OfficeFormName, officeFormNames } from '@/lib/content/enquiries/office-form-pages';
import { officeForms } from '@/lib/content/enquiries/office-forms';
import { subscription } from '@/lib/domain/subscribers/schema';
import { type Call, file, formCall } from '@/lib/server/http/openapi';
import { callbackInput, enquiryInput } from '../../schema';
import { officeInputs } from './office-input';

const described: Record<OfficeFormName, string> = {
  landowner: 'Offer land, while this form is on',
  partner: 'Request to become a channel partner, while this form is on',
  career: 'Apply for work with a CV, while this form is on',
  media: 'Send a question as a journalist, while this form is on',
};

function officeCall(name: OfficeFormName): Call {
  const { said: all, asked } = officeInputs[name];
  const schema = z.object({ ...all.shape, ...asked.shape });
  const call = formCall(forms[name].action, described[name], schema, [404, 429]);
  // A file needs multipart.
  return officeForms[name].file
    ? { ...call, body: { 'multipart/form-data': schema.extend({ cv: file }) } }
    : call;
}

export const formCalls: Call[] = [
  formCall('/api/v1/enquiries', 'Send an enquiry', enquiryInput),
  formCall('/api/v1/callbacks', 'Ask for a call', callbackInput),
  ...officeFormNames.map(officeCall),
  formCall('/api/v1/newsletter', 'Subscribe to the newsletter', subscription),
];
