import { isPreview, isServerless } from '@/lib/server/host';
import { buildForHost, ensureBuild } from './lib/build';
import { openDatabase } from './lib/database';
import { prepareContent, prepareSetup } from './lib/prepare';
import { say } from './lib/say';
import { publishSettings, readSettings } from './lib/settings';
import { supervise } from './lib/supervise';

export async function main(): Promise<void> {
  const settings = readSettings('production');
  await supervise(async (running) => {
    running.database = openDatabase(settings);
    const database = await running.database;
    publishSettings(settings, database);
    // It may be the database of the real site, which goes on with the schema that it has.
    if (isPreview()) say('This is the build of a preview: the database stays as it is.');
    else await prepareContent(database, settings);
    if (!isServerless()) return ensureBuild(settings, database.directUrl, { force: true });
    await buildForHost(settings);
    if (!isPreview()) await prepareSetup(database, settings);
  });
}
