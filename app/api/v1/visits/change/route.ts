import { visitPath, visitTexts } from '@/lib/content/visits';
import { makeVisitForm } from '@/lib/domain/enquiries/visits/again-form';
import { changeVisitByLink } from '@/lib/domain/enquiries/visits/visitor-mutations';
import { getShownSettings } from '@/lib/domain/settings/queries';
import { formRoute } from '@/lib/server/http/form-route';

export const { GET, POST, PUT, PATCH, DELETE } = formRoute({
  form: makeVisitForm,
  save: changeVisitByLink,
  savedText: visitTexts.changed,
  failedText: visitTexts.failed,
  answerPath: visitPath,
  findSettings: getShownSettings,
});
