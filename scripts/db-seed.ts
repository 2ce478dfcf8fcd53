import { withDatabase } from './lib/database/database';
import { say } from './lib/say';
import { migrateAndSay, seedWhenEmpty } from './lib/serving/prepare';

export const main = () =>
  withDatabase(async (database) => {
    await migrateAndSay(database);
    const seeded = await seedWhenEmpty(database);
    say(
      seeded
        ? 'The demo content was added.'
        : 'The database is not empty. Demo content needs an empty database. npm run db:reset empties it.',
    );
  });
