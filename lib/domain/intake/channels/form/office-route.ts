import 'server-only';
import { forms } from '@/lib/content/enquiries/forms';
import type { OfficeFormName } from '@/lib/content/enquiries/office-form-pages';
import { cvLimits, officeForms } from '@/lib/content/enquiries/office-forms';
import { toPlainForm } from '@/lib/content/enquiries/plain-forms';
import { messages } from '@/lib/content/messages';
import { getOfficeContact, getShownSettings } from '@/lib/domain/settings/queries';
import { formRoute } from '@/lib/server/http/form-route';
import { createOfficeEnquiry } from './mutations';

export function officeRoute(name: OfficeFormName) {
  const { file } = officeForms[name];
  return formRoute({
    form: toPlainForm(officeForms[name]),
    file: file && { name: file.name, maxBytes: cvLimits.maxBytes },
    save: createOfficeEnquiry(name),
    savedText: messages.contact.thanksText,
    failedText: messages.contact.failed,
    answerPath: forms[name].answer,
    findSettings: async () => ({ ...(await getShownSettings()), contact: await getOfficeContact(name) }),
  });
}
