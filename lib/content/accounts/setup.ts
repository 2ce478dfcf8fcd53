import { limits } from '../limits';
import { messages } from '../messages';

const codeWrong = 'This is not the setup code. You find it at the end of the log of the last build.';

export const madePasswordText = `It works for ${limits.madePasswordDays} days. Change it under “My account”.`;

export const setupTexts = {
  title: 'Set up the back office',
  text: 'This site has no admin yet. The log of its build shows a setup code. With it you create the first admin, who can invite the others.',
  code: 'Setup code',
  codeHint:
    'From the log of the build, such as 1a2b-3c4d-5e6f-7a8b-9c0d. Capitals and hyphens do not matter.',
  codeWrong,
  name: 'Name',
  email: 'Email',
  password: 'Password',
  passwordHint: `At least ${limits.newPasswordMinLength} characters, and not easy to guess.`,
  submit: 'Create the first admin',
  done: 'The first admin is created. Sign in with the e-mail address and the password that you chose.',
  failures: {
    code: codeWrong,
    name: 'Type a name of at most 120 characters.',
    email: 'That is not an e-mail address, or another account has it already.',
    password: `This password is too weak. It needs at least ${limits.newPasswordMinLength} characters, must not be the e-mail address, and must not be a common password.`,
    too_many: messages.login.tooMany,
  },
  audience: (brand: string) => `For the person who sets up the site of ${brand}.`,
} as const;
