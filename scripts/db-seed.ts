import { withDatabase } from './lib/database/database';
import { say } from './lib/say';
import { migrateAndSay, seedWhenEmpty } from './lib/serving/prepare';

export const main = () =>
  withDatabase(async (database) => {
    await migrateAndSay(database);
    const seeded = await seedWhenEmpty(database);
    say(
      seeded
        ? 'The demo content is in.'
        : 'The database is in use already: demo content goes into an empty one only. npm run db:reset empties it.',
    );
  });
