import fs from 'node:fs';
import path from 'node:path';
import { createLocalDisk } from '@/lib/server/storage/local-disk';
import { makeBackup } from '@/scripts/lib/backup/make';
import { restoreBackup, verifyBackup } from '@/scripts/lib/backup/restore';
import { fillSite, withNewDatabase } from './backups';

export const directUrl = process.env.DATABASE_URL ?? '';
export const dataDir = process.env.DATA_DIR ?? '';
const siteUrl = 'https://example.com';
export const uploads = path.join(dataDir, 'uploads');
/** The site under test, as a backup reads it. */
export const source = { directUrl, siteUrl, storage: createLocalDisk(uploads) };
/** Where its backup lies. */
export const file = path.join(dataDir, 'backup.tar.gz');

/** Fills the site under test and makes the backup. */
export async function backUpSite(): Promise<void> {
  await fillSite(directUrl, uploads);
  await makeBackup(file, source);
}

type Place = typeof source & { folder: string };

/** A place of its own, with a folder beside the database. */
export const withPlace = (work: (place: Place) => Promise<void>, address = siteUrl) =>
  withNewDatabase((url) => {
    const folder = fs.mkdtempSync(path.join(dataDir, 'place-'));
    return work({ directUrl: url, siteUrl: address, storage: createLocalDisk(folder), folder });
  });

/** Restores the backup, or another one, in a place. */
export async function restore(place: typeof source, from = file) {
  return restoreBackup(from, await verifyBackup(from), place);
}
