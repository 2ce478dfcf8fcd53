import path from 'node:path';
import { withContent } from './lib/database/database';
import { say } from './lib/say';
import { migrateAndSay } from './lib/serving/prepare';

const usage = 'Usage: npm run content:export -- FILE.tar.gz';

export async function main([given, ...others]: string[]): Promise<void> {
  if (!given || others.length > 0) throw new Error(usage);
  const file = path.resolve(given);
  await withContent(async (database, { SITE_URL }) => {
    await migrateAndSay(database);
    const { exportContent } = await import('./lib/content/bundle');
    const { storage } = await import('@/lib/server/storage/storage');
    const { parts } = await exportContent(file, { siteUrl: SITE_URL, storage });
    say(`Wrote the content into ${file}, with ${parts.length - 1} files of pictures.`);
  });
}
