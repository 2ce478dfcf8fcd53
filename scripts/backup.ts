import path from 'node:path';
import { parseArgs } from 'node:util';
import { runAfter } from './lib/backup/after';
import { newBackupFile, pruneBackups, requireWritable } from './lib/backup/folder';
import { makeBackup } from './lib/backup/make';
import { withContent } from './lib/database/database';
import { listPending } from './lib/database/migrate';
import { say } from './lib/say';

const usage = 'Usage: npm run backup -- [--to FOLDER] [--keep NUMBER] [--after "COMMAND"]';

function readOptions(args: string[]): { to?: string; keep?: number; after?: string } {
  try {
    const options = { to: { type: 'string' }, keep: { type: 'string' }, after: { type: 'string' } } as const;
    const { keep: typed, ...values } = parseArgs({ args, options }).values;
    const keep = Number(typed);
    if (typed !== undefined && !(Number.isInteger(keep) && keep > 0))
      throw new Error('--keep needs a whole number from 1.');
    return { ...values, ...(typed !== undefined && { keep }) };
  } catch (error) {
    throw new Error(`${(error as Error).message}\n${usage}`, { cause: error });
  }
}

const toMegabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;

export async function main(args: string[]): Promise<void> {
  const { to, keep, after } = readOptions(args);
  await withContent(async ({ directUrl }, { DATA_DIR, SITE_URL }) => {
    const folder = path.resolve(to ?? path.join(DATA_DIR, 'backups'));
    requireWritable(folder);
    const file = newBackupFile(folder);
    const { storage } = await import('@/lib/server/storage/storage');
    const { madeAt, parts, missing, database } = await makeBackup(file, {
      directUrl,
      siteUrl: SITE_URL,
      storage,
    });
    const rows = database?.tables.reduce((sum, table) => sum + table.rows, 0) ?? 0;
    const bytes = parts.reduce((sum, part) => sum + part.bytes, 0);
    const files = parts.filter(({ name }) => name.startsWith('files/')).length;
    say(`Wrote ${file}: ${rows} rows and ${files} files, ${toMegabytes(bytes)} before compression.`);
    if (missing.length > 0)
      say(
        `${missing.length} picture file(s) are missing and are not in the backup: ${missing.slice(0, 5).join(', ')}.`,
      );
    if (after) await runAfter(after, file);
    const pending = await listPending(directUrl);
    if (pending.length > 0)
      say(
        `The database lacks ${pending.length} migration(s) of this release, so the time of the backup was not recorded in it.`,
      );
    else {
      const { recordBackupByCommand } = await import('@/lib/domain/backups/command-mutations');
      await recordBackupByCommand({ at: madeAt });
    }
    const removed = keep ? pruneBackups(folder, keep) : 0;
    if (removed > 0) say(`Removed ${removed} older backup(s).`);
  });
}
