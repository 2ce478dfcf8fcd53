import { ask } from './lib/accounts/prompt';
import { readDatabaseId } from './lib/build/build';
import { withDatabase } from './lib/database/database';
import { withClient } from './lib/database/migrate';
import { say } from './lib/say';
import { prepareContent } from './lib/serving/prepare';

export const main = (args: string[]) =>
  withDatabase(async (database, settings) => {
    const { pathname, host } = new URL(database.directUrl);
    const name = decodeURIComponent(pathname.slice(1));
    if (!args.includes('--yes')) {
      say(`This deletes everything in the database ${name} on ${host}: all content, all users.`);
      const answer = await ask(
        'Type the name of the database to continue: ',
        'Use --yes to reset without a question.',
      );
      if (answer !== name) throw new Error('The name does not match. Nothing was changed.');
    }
    const before = await readDatabaseId(database.directUrl).catch(() => null);
    await withClient(database.directUrl, (client) =>
      client.query('drop schema public cascade; create schema public'),
    );
    await prepareContent(database, { ...settings, seed: settings.SEED ?? 'none' });
    const { storage } = await import('@/lib/server/storage/storage');
    if (before) await storage.releaseFolders(before);
    say('The database is empty. Restart a running site. The next start creates the first admin.');
  });
