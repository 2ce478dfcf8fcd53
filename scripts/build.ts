import { isServerless } from '@/lib/server/host';
import { buildForHost, ensureBuild } from './lib/build';
import { openDatabase } from './lib/database';
import { prepareContent } from './lib/prepare';
import { publishSettings, readSettings } from './lib/settings';
import { supervise } from './lib/supervise';

export async function main(): Promise<void> {
  const settings = readSettings('production');
  await supervise(async (running) => {
    running.database = openDatabase(settings);
    const database = await running.database;
    publishSettings(settings, database);
    await prepareContent(database, settings);
    if (isServerless()) await buildForHost(settings);
    else await ensureBuild(settings, database.directUrl, { force: true });
  });
}
