import { isPreview, isServerless } from '@/lib/server/host';
import { buildForHost, ensureBuild } from './lib/build/build';
import { openDatabase } from './lib/database/database';
import { prepareForBuild, prepareSetup } from './lib/serving/prepare';
import { supervise } from './lib/serving/supervise';
import { publishSettings, readSettings } from './lib/settings';

export async function main(): Promise<void> {
  const settings = readSettings('production');
  await supervise(async (running) => {
    running.database = openDatabase(settings);
    const database = await running.database;
    publishSettings(settings, database);
    await prepareForBuild(database, settings);
    if (!isServerless()) return ensureBuild(settings, database.directUrl, { force: true });
    await buildForHost(settings);
    if (!isPreview()) await prepareSetup(database, settings);
  });
}
