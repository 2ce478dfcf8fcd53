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
  brokenTitle: 'This link is incomplete',
  brokenText: (email: string) => `Please open it again from the e-mail, or write to ${email}.`,
  failedTitle: 'Something went wrong. Please try again.',
  failedText: (email: string) => `If it still does not work, write to ${email}.`,
  privacy: 'Privacy Policy',
} as const;

export const withdrawContent: LinkContent = {
  ...common,
  askTitle: 'Withdraw your consent?',
  askText:
    'We will no longer write to this address about new projects, and we will remove it from the newsletter. We will still answer your own enquiries.',
  button: 'Withdraw my consent',
  doneTitle: 'You have withdrawn your consent',
  doneText: (email) =>
    `We will no longer write to this address about new projects. To have all your data erased, write to ${email}.`,
};

export const confirmContent: LinkContent = {
  ...common,
  askTitle: 'Did you write to us?',
  askText:
    'Somebody entered this address on our website. If it was you, please confirm that the address is yours. If it was not you, close this page; nothing will happen.',
  button: 'Yes, this was me',
  doneTitle: 'Thank you. Your address is confirmed',
  doneText: (email) => `We will get back to you shortly. To correct or erase your data, write to ${email}.`,
};

export const documentContent: LinkContent = {
  ...common,
  askTitle: 'Your document is ready',
  askText:
    'Press the button to download it as a PDF. The link works for 48 hours after we sent the e-mail, as often as you like.',
  button: 'Download the PDF',
  doneTitle: 'Your download has started',
  doneText: (email) => `If it does not arrive, write to ${email}.`,
  ended: {
    title: 'This link has expired',
    text: (email) => `Please request the document again on the project page, or write to ${email}.`,
  },
};
