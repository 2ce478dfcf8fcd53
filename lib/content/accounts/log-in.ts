import { messages } from '../messages';
import { outage } from '../pages/outage';

export const loginTexts = {
  failures: {
    invalid: 'Type your e-mail address and your password, of at least 6 characters.',
    unauthorized: messages.login.wrong,
    too_many: messages.login.tooMany,
    bad_request: messages.login.stepTooOld,
    unavailable: outage.away,
  },
  ended: 'Your session has ended.',
  kept: (title: string) => `“${title}” is saved on this device. Sign in, and it opens again.`,
  goOn: 'Sign in to continue where you were.',
  codeTitle: 'Type your code',
  codeText: 'Your password is right. Now type the code that the app on your phone shows for this site.',
  code: 'Code',
  codeHint: 'Six digits. Without your phone, type one of your recovery codes: each works once.',
  submit: 'Sign in',
  back: 'Sign in as somebody else',
  codeFailures: { unauthorized: messages.login.codeWrong, too_many: messages.login.tooMany },
} as const;
