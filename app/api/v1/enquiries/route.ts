import { forms } from '@/lib/content/enquiries/forms';
import { plainForms } from '@/lib/content/enquiries/plain-forms';
import { messages } from '@/lib/content/messages';
import { createEnquiry } from '@/lib/domain/intake/channels/form/mutations';
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
