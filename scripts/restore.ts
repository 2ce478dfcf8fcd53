import { findBackup } from './lib/backup/folder';
import { restoreBackup, verifyBackup } from './lib/backup/restore';
import { withDatabase } from './lib/database/database';
import { say } from './lib/say';

const usage = 'Usage: npm run restore -- FILE, or the folder of the backups, to restore the newest';

export async function main([given, ...others]: string[]): Promise<void> {
  if (!given || others.length > 0) throw new Error(usage);
  const file = findBackup(given);
  say(`Reading ${file}…`);
  // Before the database opens: a bad file makes no new one.
  const backup = await verifyBackup(file);
  await withDatabase(async ({ directUrl }, { SITE_URL }) => {
    const { storage } = await import('@/lib/server/storage/storage');
    const { newer, silenced } = await restoreBackup(file, backup, { directUrl, siteUrl: SITE_URL, storage });
    say(`Restored the backup of ${backup.siteUrl}, made at ${backup.madeAt}.`);
    if (newer.length > 0) say(`Applied ${newer.length} newer migration(s): ${newer.join(', ')}.`);
    if (silenced)
      say(
        `The address is now ${SITE_URL}: ${silenced.messages} waiting message(s) are not sent, ${silenced.webhooks} webhook(s) are switched off, and the mail settings are removed.`,
      );
    if (backup.missing.length > 0)
      say(`${backup.missing.length} picture file(s) were already missing when the backup was made.`);
    say('npm start builds the site for it. Users must log in again unless NEXTAUTH_SECRET is unchanged.');
  });
}
