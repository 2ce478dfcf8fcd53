export type AccountMail = { title: string; text: (brand: string) => string };

const accountOf = (brand: string) => `your account in the back office of ${brand}`;

export const accountMails = {
  label: 'Notice of an account',
  newDevice: (address: string): AccountMail => ({
    title: 'A new device has signed in',
    text: (brand) =>
      `Somebody has signed in to ${accountOf(brand)} from a new browser or program, at the network address ${address}.`,
  }),
  emailChanged: (email: string): AccountMail => ({
    title: 'Your e-mail address was changed',
    text: (brand) =>
      `The e-mail address of ${accountOf(brand)} was changed to ${email}. From now on you sign in with it, and mail goes there.`,
  }),
  passwordChanged: {
    title: 'Your password was changed',
    text: (brand: string) => `The password of ${accountOf(brand)} was changed.`,
  },
  secondFactorOn: {
    title: 'Your second factor is on',
    text: (brand: string) => `From now on you need a code from your app to sign in to ${accountOf(brand)}.`,
  },
  secondFactorOff: {
    title: 'Your second factor is off',
    text: (brand: string) =>
      `The second factor of ${accountOf(brand)} was removed: the password is enough to sign in.`,
  },
  when: (moment: string) => `It was on ${moment}.`,
  notYou:
    'If it was you, you need not do anything. If not, choose a new password at once, end the sessions that you do not know, and tell another admin.',
  link: 'My account',
} as const;
