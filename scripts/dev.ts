import { openDatabase } from './lib/database';
import { prepareAdmin, prepareContent } from './lib/prepare';
import { serveDevelopment } from './lib/serve';
import { publishSettings, readSettings } from './lib/settings';
import { requireFreePort, sayAddress, supervise } from './lib/supervise';

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
