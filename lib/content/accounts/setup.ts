import { limits } from '../limits';
import { messages } from '../messages';

const codeWrong = 'This is not the setup code. It stands at the end of the log of the last build.';

export const madePasswordText = `It works for ${limits.madePasswordDays} days: change it under “My account”.`;

export const setupTexts = {
  title: 'Set up the back office',
  text: 'This site has no admin yet. The log of its build shows a setup code: with it you make the first admin, who invites the others.',
  code: 'Setup code',
  codeHint:
    'From the log of the build, such as 1a2b-3c4d-5e6f-7a8b-9c0d. Capitals and hyphens do not matter.',
  codeWrong,
  name: 'Name',
  email: 'Email',
  password: 'Password',
  passwordHint: `At least ${limits.newPasswordMinLength} characters, and not easy to guess.`,
  submit: 'Make the first admin',
  done: 'The first admin is made. Sign in with the address and the password that were chosen.',
  failures: {
    code: codeWrong,
    name: 'Type a name of at most 120 characters.',
    email: 'That is not an e-mail address, or somebody has it already.',
    password: `This password will not do. It needs at least ${limits.newPasswordMinLength} characters, must not be the e-mail address, and must not be among those that are guessed first.`,
    too_many: messages.login.tooMany,
  },
  audience: (brand: string) => `For whoever sets up the site of ${brand}.`,
} as const;
