import { visitPath, visitTexts } from '@/lib/content/visits';
import { getShownSettings } from '@/lib/domain/settings/queries';
import { cancelForm } from '@/lib/domain/visits/retry-form';
import { cancelVisitByLink } from '@/lib/domain/visits/visitor-mutations';
import { formRoute } from '@/lib/server/http/form-route';

export const { GET, POST, PUT, PATCH, DELETE } = formRoute({
  form: cancelForm,
  save: cancelVisitByLink,
  savedText: visitTexts.cancelled,
  failedText: visitTexts.failed,
  answerPath: visitPath,
  findSettings: getShownSettings,
});
