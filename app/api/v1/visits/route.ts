import { visitPath, visitTexts } from '@/lib/content/visits';
import { createVisit } from '@/lib/domain/intake/channels/visit-mutations';
import { getShownSettings } from '@/lib/domain/settings/queries';
import { makeVisitForm } from '@/lib/domain/visits/retry-form';
import { requestVisitOfEnquiry } from '@/lib/domain/visits/visitor-mutations';
import { formRoute } from '@/lib/server/http/form-route';

export const { GET, POST, PUT, PATCH, DELETE } = formRoute({
  form: makeVisitForm,
  save: (fields, sender) =>
    fields.enquiry ? requestVisitOfEnquiry(fields, sender) : createVisit(fields, sender),
  savedText: visitTexts.asked,
  failedText: visitTexts.failed,
  answerPath: visitPath,
  findSettings: getShownSettings,
});
