import { madePasswordText } from '@/lib/content/accounts/setup';
import { createAdmin } from './lib/accounts/admins';
import { choosePassword } from './lib/accounts/choose-password';
import { ask } from './lib/accounts/prompt';
import { withDatabase } from './lib/database/database';
import { say } from './lib/say';
import { migrateAndSay } from './lib/serving/prepare';

const usage = 'Usage: npm run admin:create -- "Name" name@example.com';

export const main = ([givenName, givenEmail]: string[]) =>
  withDatabase(async (database, settings) => {
    await migrateAndSay(database);
    const name = givenName ?? (await ask('Name: ', usage));
    const email = givenEmail ?? settings.ADMIN_EMAIL ?? (await ask('E-mail: ', usage));
    const { password, isMade } = await choosePassword(settings.ADMIN_PASSWORD);
    const admin = await createAdmin({ name, email, password, isMade });
    say(`${admin.email} may log in now.`);
    if (isMade) say(`The password, shown only now: ${password}\n${madePasswordText}`);
  });
