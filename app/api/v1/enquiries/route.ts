import { forms } from '@/lib/content/forms';
import { messages } from '@/lib/content/messages';
import { plainForms } from '@/lib/content/plain-forms';
import { createEnquiry } from '@/lib/domain/enquiries/mutations';
import { getShownSettings } from '@/lib/domain/settings/queries';
import { formRoute } from '@/lib/server/http/form-route';

export const { GET, POST, PUT, PATCH, DELETE } = formRoute({
  form: plainForms.enquiry,
  save: createEnquiry,
  savedText: messages.contact.thanksText,
  failedText: messages.contact.failed,
  answerPath: forms.enquiry.answer,
  findSettings: getShownSettings,
});
