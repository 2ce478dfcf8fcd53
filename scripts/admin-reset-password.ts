import { resetPassword } from './lib/admins';
import { choosePassword } from './lib/choose-password';
import { withDatabase } from './lib/database';
import { ask } from './lib/prompt';
import { say } from './lib/say';

const usage = 'Usage: npm run admin:reset-password -- name@example.com';

export const main = ([givenEmail]: string[]) =>
  withDatabase(async (_database, settings) => {
    const email = givenEmail ?? settings.ADMIN_EMAIL ?? (await ask('E-mail: ', usage));
    const { password, isMade } = await choosePassword(settings.ADMIN_PASSWORD);
    const ended = await resetPassword({ email, password });
    say(`The password of ${email} is changed; ${ended} session(s) were ended.`);
    if (isMade) say(`The password, shown only now: ${password}`);
  });
