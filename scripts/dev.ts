import { openDatabase } from './lib/database/database';
import { prepareAdmin, prepareContent } from './lib/serving/prepare';
import { serveDevelopment } from './lib/serving/serve';
import { requireFreePort, sayAddress, supervise } from './lib/serving/supervise';
import { publishSettings, readSettings } from './lib/settings';

export async function main(): Promise<void> {
  const settings = readSettings('development');
  await requireFreePort(settings);
  await supervise(async (running) => {
    running.database = openDatabase(settings);
    const database = await running.database;
    publishSettings(settings, database);
    await prepareContent(database, settings);
    await prepareAdmin(database, settings);
    running.server = serveDevelopment(settings);
    sayAddress(settings);
  });
}
