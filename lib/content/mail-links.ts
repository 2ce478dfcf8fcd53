/** The two pages behind the withdraw link of each mail. */
export const withdrawContent = {
  askTitle: 'Take back your consent?',
  askText:
    'We will not write to you about new projects any more, and your address leaves the newsletter. Answers to your own enquiries are not touched.',
  button: 'Take back my consent',
  doneTitle: 'Your consent is taken back',
  doneText: (email: string) =>
    `We will not write to you about new projects any more. To have everything erased that we keep of you, write to ${email}.`,
  brokenTitle: 'This link is not complete',
  brokenText: (email: string) => `Please open it again from the mail, or write to ${email}.`,
  failedTitle: 'Something went wrong. Please try again.',
  failedText: (email: string) => `If it does not work, write to ${email}.`,
  privacy: 'Privacy Policy',
} as const;
