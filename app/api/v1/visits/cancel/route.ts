import { visitPath, visitTexts } from '@/lib/content/visits';
import { cancelForm } from '@/lib/domain/enquiries/visits/again-form';
import { cancelVisitByLink } from '@/lib/domain/enquiries/visits/visitor-mutations';
import { getShownSettings } from '@/lib/domain/settings/queries';
import { formRoute } from '@/lib/server/http/form-route';

export const { GET, POST, PUT, PATCH, DELETE } = formRoute({
  form: cancelForm,
  save: cancelVisitByLink,
  savedText: visitTexts.cancelled,
  failedText: visitTexts.failed,
  answerPath: visitPath,
  findSettings: getShownSettings,
});
