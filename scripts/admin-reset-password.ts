import { madePasswordText } from '@/lib/content/accounts/setup';
import { resetPassword } from './lib/accounts/admins';
import { choosePassword } from './lib/accounts/choose-password';
import { ask } from './lib/accounts/prompt';
import { withContent } from './lib/database/database';
import { say } from './lib/say';

const flag = '--second-factor';
const usage = `Usage: npm run admin:reset-password -- name@example.com [${flag}]`;

export const main = (given: string[]) =>
  withContent(async (_database, settings) => {
    const [givenEmail] = given.filter((word) => word !== flag);
    const removesSecondFactor = given.includes(flag);
    const email = givenEmail ?? settings.ADMIN_EMAIL ?? (await ask('E-mail: ', usage));
    const { password, isMade } = await choosePassword(settings.ADMIN_PASSWORD);
    const ended = await resetPassword({ email, password }, { removesSecondFactor, isMade });
    say(`The password of ${email} was changed and ${ended} session(s) were ended.`);
    if (removesSecondFactor) say('The second factor was removed. The password is now enough to sign in.');
    if (isMade) say(`The password, shown only now: ${password}\n${madePasswordText}`);
  });
