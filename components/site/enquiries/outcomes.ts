import type { OfficeFormName } from '@/lib/content/enquiries/office-form-pages';
import { messages } from '@/lib/content/messages';

/** The forms that stay on their page, by the name of their addresses. */
export type PostedForm = 'enquiry' | 'callback' | OfficeFormName;

type Outcome = { failed: string } & (
  | { /** Takes the form's place for three seconds. */ thanks: { title: string; text: string } }
  | { /** Stands above the button. */ success: string }
);

const ofMessage: Outcome = {
  failed: messages.contact.failed,
  thanks: { title: messages.contact.thanksTitle, text: messages.contact.thanksText },
};

/** CONT-3, CONT-4, UPC-2. */
export const outcomes: Record<PostedForm, Outcome> = {
  enquiry: ofMessage,
  callback: { failed: messages.somethingWrong, success: messages.callback.sent },
  landowner: ofMessage,
  partner: ofMessage,
  career: ofMessage,
  media: ofMessage,
};
