import { parseArgs } from 'node:util';
import { verifyArchive } from './lib/archive/read';
import { type Database, withDatabase } from './lib/database/database';
import { listPending } from './lib/database/migrate';
import { say, sentenceOf } from './lib/say';
import { migrateAndSay } from './lib/serving/prepare';

const usage = 'Usage: npm run content:import -- FILE.tar.gz [--dry-run] [--delete]';

function readOptions(args: string[]): { file: string; isTrial: boolean; isDeleting: boolean } {
  const options = { 'dry-run': { type: 'boolean' }, delete: { type: 'boolean' } } as const;
  try {
    const { positionals, values } = parseArgs({ args, options, allowPositionals: true });
    const [file, ...others] = positionals;
    if (!file || others.length > 0) throw new Error('Name one file.');
    return { file, isTrial: values['dry-run'] ?? false, isDeleting: values.delete ?? false };
  } catch (error) {
    throw new Error(`${sentenceOf(error)}\n${usage}`, { cause: error });
  }
}

async function requireMigrated({ directUrl }: Database): Promise<void> {
  const pending = await listPending(directUrl);
  if (pending.length > 0)
    throw new Error(
      `The database lacks ${pending.length} migration(s): ${pending.join(', ')}. A dry run does not migrate: run npm run db:migrate first.`,
    );
}

export async function main(args: string[]): Promise<void> {
  const { file, isTrial, isDeleting } = readOptions(args);
  // Before the database opens: a bad file changes nothing.
  const { siteUrl, madeAt } = await verifyArchive(file, 'content');
  await withDatabase(async (database) => {
    if (isTrial) await requireMigrated(database);
    else await migrateAndSay(database);
    const { compareContent, importContent, readBundle } = await import('./lib/content/bundle');
    const { toLines } = await import('./lib/content/lines');
    const { storage } = await import('@/lib/server/storage/storage');
    const content = await readBundle(file);
    say(`Content of ${siteUrl}, exported at ${madeAt}:`);
    const { directUrl } = database;
    const differences = isTrial
      ? await compareContent(content)
      : await importContent(file, content, { directUrl, storage, isDeleting });
    const lines = toLines(differences, isDeleting);
    for (const line of lines) say(line);
    const others = differences.records.filter(({ action }) => action === 'delete').length;
    if (others > 0 && !isDeleting)
      say(`${others} record(s) of this site are not in the file and stay. --delete moves them to the bin.`);
    const done = isTrial ? 'would be made; nothing was changed' : 'made';
    say(lines.length > 0 ? `${lines.length} change(s) ${done}.` : 'No differences.');
  });
}
