import { forms } from '@/lib/content/forms';
import { messages } from '@/lib/content/messages';
import { plainForms } from '@/lib/content/plain-forms';
import { createCallback } from '@/lib/domain/enquiries/mutations';
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
