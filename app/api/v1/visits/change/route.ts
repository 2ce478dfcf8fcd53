import { visitPath, visitTexts } from '@/lib/content/visits';
import { getShownSettings } from '@/lib/domain/settings/queries';
import { makeVisitForm } from '@/lib/domain/visits/retry-form';
import { changeVisitByLink } from '@/lib/domain/visits/visitor-mutations';
import { formRoute } from '@/lib/server/http/form-route';

export const { GET, POST, PUT, PATCH, DELETE } = formRoute({
  form: makeVisitForm,
  save: changeVisitByLink,
  savedText: visitTexts.changed,
  failedText: visitTexts.failed,
  answerPath: visitPath,
  findSettings: getShownSettings,
});
