import { limits } from '../limits';
import { messages } from '../messages';

const minutes = limits.resetMinutes;

export const recoveryTexts = {
  link: 'Forgot your password?',
  backToLogin: 'Back to sign in',
  forgotTitle: 'Forgot your password?',
  forgotText: `Type the e-mail address that you sign in with. If it belongs to an account, we send it a link to choose a new password. The link works once, within ${minutes} minutes.`,
  email: 'Email',
  send: 'Send the link',
  sending: 'One moment…',
  // AUTH-9: the same text with and without an account.
  sent: `If there is an account with this address, we have sent a mail with a link to it. The link works once, within ${minutes} minutes.`,
  sentHint: 'No mail? Check your spam folder, or ask an admin of the office.',
  noMail: 'Mail is not set up on this site, so no link can be sent.',
  noMailHint: 'The person who runs the server can set a new password with',
  command: 'npm run admin:reset-password',
  forgotFailures: {
    invalid: 'That is not an e-mail address.',
    too_many: messages.login.tooMany,
  },
  resetFailures: {
    invalid: `This password is too weak. It needs at least ${limits.newPasswordMinLength} characters, must not be the e-mail address, and must not be a common password.`,
    too_many: messages.login.tooMany,
  },
  resetTitle: 'Choose a new password',
  resetText: (email: string) =>
    `For ${email}. You are then signed out everywhere, and sign in with the new password.`,
  password: 'New password',
  passwordHint: `At least ${limits.newPasswordMinLength} characters, and not easy to guess.`,
  set: 'Set the password',
  deadTitle: 'This link does not work any more',
  deadText: `It was used already or is older than ${minutes} minutes.`,
  askAgain: 'Ask for a new link',
  done: 'Your password is set, and you were signed out everywhere. Sign in with the new one.',
  mailLabel: 'Password reset',
  mailTitle: 'Choose a new password',
  mailText: (brand: string) =>
    `Somebody asked for a new password for your account in the back office of ${brand}. If it was you, choose it here:`,
  mailLink: 'Choose a new password',
  mailUntil: (moment: string) => `The link works once, until ${moment}.`,
  mailIgnore: 'If it was not you, ignore this mail. Your password stays as it is.',
} as const;

export function findFailure(failures: Record<string, string>, code: unknown): string | null {
  if (typeof code !== 'string') return null;
  return (Object.hasOwn(failures, code) && failures[code]) || messages.somethingWrong;
}
