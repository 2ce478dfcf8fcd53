import { messages } from '@/lib/content/messages';

/** The forms that stay on their page, by the name of their addresses. */
export type PostedForm = 'enquiry' | 'callback';

type Outcome = { failed: string } & (
  | { /** Takes the form's place for three seconds. */ thanks: { title: string; text: string } }
  | { /** Stands above the button. */ success: string }
);

/** CONT-3, CONT-4, UPC-2. */
export const outcomes: Record<PostedForm, Outcome> = {
  enquiry: {
    failed: messages.contact.failed,
    thanks: { title: messages.contact.thanksTitle, text: messages.contact.thanksText },
  },
  callback: { failed: messages.somethingWrong, success: messages.callback.sent },
};
