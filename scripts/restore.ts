import { findBackup } from './lib/backup/folder';
import { restoreBackup, verifyBackup } from './lib/backup/restore';
import { withDatabase } from './lib/database/database';
import { say } from './lib/say';

const usage = 'Usage: npm run restore -- FILE, or the folder of the backups, of which it takes the newest';

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
        `This is another address, ${SITE_URL}: ${silenced.messages} message(s) that waited are not sent, and ${silenced.webhooks} webhook(s) are switched off. What was typed in of mail is taken out.`,
      );
    if (backup.missing.length > 0)
      say(`${backup.missing.length} file(s) of pictures were missing already when it was made.`);
    say('npm start builds the site for it. Everybody logs in again unless NEXTAUTH_SECRET is the old one.');
  });
}
