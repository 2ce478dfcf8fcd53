import { visitPath, visitTexts } from '@/lib/content/visits';
import { createVisit } from '@/lib/domain/enquiries/form/mutations';
import { makeVisitForm } from '@/lib/domain/enquiries/visits/again-form';
import { requestVisitOfEnquiry } from '@/lib/domain/enquiries/visits/visitor-mutations';
import { getShownSettings } from '@/lib/domain/settings/queries';
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
