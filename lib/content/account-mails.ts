import { site } from './site';

export type AccountMail = { title: string; text: string };

const account = `your account in the back office of ${site.name}`;

/** What a person is told of their own account. */
export const accountMails = {
  label: 'Notice of an account',
  newDevice: (address: string): AccountMail => ({
    title: 'A new device has signed in',
    text: `Somebody has signed in to ${account} with a browser or program that had not been seen there, from the network address ${address}.`,
  }),
  emailChanged: (email: string): AccountMail => ({
    title: 'Your e-mail address was changed',
    text: `The e-mail address of ${account} was changed to ${email}. From now on it is the one to sign in with, and mail goes there.`,
  }),
  passwordChanged: {
    title: 'Your password was changed',
    text: `The password of ${account} was changed.`,
  },
  secondFactorOn: {
    title: 'Your second factor is on',
    text: `From now on ${account} asks for a code of your app when you sign in.`,
  },
  secondFactorOff: {
    title: 'Your second factor is off',
    text: `The second factor of ${account} was removed: the password alone signs in.`,
  },
  when: (moment: string) => `It was on ${moment}.`,
  notYou:
    'If it was you, there is nothing to do. If not, choose a new password at once, end the sessions that you do not know, and tell another admin.',
  link: 'My account',
} as const;
