export type LinkContent = {
  askTitle: string;
  askText: string;
  button: string;
  doneTitle: string;
  doneText: (email: string) => string;
  brokenTitle: string;
  brokenText: (email: string) => string;
  failedTitle: string;
  failedText: (email: string) => string;
  privacy: string;
  ended?: { title: string; text: (email: string) => string };
};

const common = {
  brokenTitle: 'This link is not complete',
  brokenText: (email: string) => `Please open it again from the mail, or write to ${email}.`,
  failedTitle: 'Something went wrong. Please try again.',
  failedText: (email: string) => `If it does not work, write to ${email}.`,
  privacy: 'Privacy Policy',
} as const;

export const withdrawContent: LinkContent = {
  ...common,
  askTitle: 'Take back your consent?',
  askText:
    'We will not write to this address about new projects any more, and it leaves the newsletter. Answers to your own enquiries are not touched.',
  button: 'Take back my consent',
  doneTitle: 'Your consent is taken back',
  doneText: (email) =>
    `We will not write to this address about new projects any more. To have everything erased that we keep of you, write to ${email}.`,
};

export const confirmContent: LinkContent = {
  ...common,
  askTitle: 'Did you write to us?',
  askText:
    'Somebody gave this address on our website. If it was you, confirm it: we then know that the address is yours. If it was not you, close this page; nothing happens.',
  button: 'Yes, this was me',
  doneTitle: 'Thank you, your address is confirmed',
  doneText: (email) =>
    `We will get back to you shortly. To change or erase what we keep of you, write to ${email}.`,
};

export const documentContent: LinkContent = {
  ...common,
  askTitle: 'Your document is ready',
  askText:
    'The button fetches it as a PDF. The link works for 48 hours from the mail on, as often as you like.',
  button: 'Fetch the PDF',
  doneTitle: 'Your document is on its way',
  doneText: (email) => `If nothing arrived, write to ${email}.`,
  ended: {
    title: 'This link has ended',
    text: (email) => `Ask for the document once more on the page of the project, or write to ${email}.`,
  },
};
