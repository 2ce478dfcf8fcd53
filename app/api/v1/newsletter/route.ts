import { forms } from '@/lib/content/enquiries/forms';
import { plainForms } from '@/lib/content/enquiries/plain-forms';
import { messages } from '@/lib/content/messages';
import { getShownSettings } from '@/lib/domain/settings/queries';
import { createSubscriber } from '@/lib/domain/subscribers/mutations';
import { formRoute } from '@/lib/server/http/form-route';

export const { GET, POST, PUT, PATCH, DELETE } = formRoute({
  form: plainForms.newsletter,
  save: createSubscriber,
  savedText: messages.newsletter.thanks,
  failedText: messages.somethingWrong,
  answerPath: forms.newsletter.answer,
  findSettings: getShownSettings,
});
