import type { OfficeFormName } from '@/lib/content/enquiries/office-form-pages';
import { messages } from '@/lib/content/messages';

export type PostedForm = 'enquiry' | 'callback' | OfficeFormName;

type Outcome = { failed: string } & ({ thanks: { title: string; text: string } } | { success: string });

const ofMessage: Outcome = {
  failed: messages.contact.failed,
  thanks: { title: messages.contact.thanksTitle, text: messages.contact.thanksText },
};

export const outcomes: Record<PostedForm, Outcome> = {
  enquiry: ofMessage,
  callback: { failed: messages.somethingWrong, success: messages.callback.sent },
  landowner: ofMessage,
  partner: ofMessage,
  career: ofMessage,
  media: ofMessage,
};
