import { forms } from '@/lib/content/enquiries/forms';
import { plainForms } from '@/lib/content/enquiries/plain-forms';
import { messages } from '@/lib/content/messages';
import { createCallback } from '@/lib/domain/intake/channels/form/mutations';
import { getShownSettings } from '@/lib/domain/settings/queries';
import { formRoute } from '@/lib/server/http/form-route';

export const { GET, POST, PUT, PATCH, DELETE } = formRoute({
  form: plainForms.callback,
  save: createCallback,
  savedText: messages.callback.sent,
  failedText: messages.somethingWrong,
  answerPath: forms.callback.answer,
  findSettings: getShownSettings,
});
