import { partnerPath, partnerTexts } from '@/lib/content/partners';
import { createNamedEnquiry } from '@/lib/domain/intake/channels/referral-mutations';
import { makeNamedForm } from '@/lib/domain/partners/queries';
import { getShownSettings } from '@/lib/domain/settings/queries';
import { formRoute } from '@/lib/server/http/form-route';

export const { GET, POST, PUT, PATCH, DELETE } = formRoute({
  form: makeNamedForm,
  save: createNamedEnquiry,
  savedText: partnerTexts.sent,
  failedText: partnerTexts.failed,
  answerPath: partnerPath,
  findSettings: getShownSettings,
});
