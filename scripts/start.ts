import { chooseNewestBuild, ensureBuild } from './lib/build/build';
import { findBuildReason, makeStamp } from './lib/build/build-stamp';
import { type Database, isReachable, openDatabase } from './lib/database/database';
import { noteDatabase } from './lib/database/own-database';
import { say } from './lib/say';
import { persist } from './lib/serving/persist';
import { prepareAdmin, prepareContent } from './lib/serving/prepare';
import { serve } from './lib/serving/serve';
import { requireFreePort, sayAddress, supervise } from './lib/serving/supervise';
import { publishSettings, readSettings, type Settings } from './lib/settings';

function requireSomeBuild(settings: Settings): void {
  const built = chooseNewestBuild(settings);
  if (!built)
    throw new Error('The database of DATABASE_URL cannot be reached. The site cannot be built without it.');
  const reason = findBuildReason(built, makeStamp(settings));
  say(
    'The database of DATABASE_URL cannot be reached. Serving the existing build. Migrations run when the database is back.',
  );
  if (reason) say(`${reason} Restart when the database is back, to build again.`);
}

const prepareLater = (database: Database, settings: Settings) =>
  persist([
    () => isReachable(database),
    async () => say('The database is back.'),
    () => prepareContent(database, settings),
    () => prepareAdmin(database, settings),
  ]);

export async function main(): Promise<void> {
  const settings = readSettings('production');
  await requireFreePort(settings);
  await supervise(async (running) => {
    running.database = openDatabase(settings);
    const database = await running.database;
    publishSettings(settings, database);
    noteDatabase(settings);
    const isReady = await isReachable(database);
    if (isReady) {
      await prepareContent(database, settings);
      await ensureBuild(settings, database.directUrl);
      await prepareAdmin(database, settings);
    } else {
      requireSomeBuild(settings);
    }
    running.server = await serve(settings);
    sayAddress(settings);
    if (!isReady) void prepareLater(database, settings);
  });
}
