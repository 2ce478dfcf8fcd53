import { parseArgs } from 'node:util';
import { withContent } from './lib/database/database';
import { listPending, withClient } from './lib/database/migrate';
import { say } from './lib/say';
import { findShiftedTimes, moveTimes, type ShiftedColumn } from './lib/upgrade/shifted-times';

const toLines = (columns: ShiftedColumn[]) =>
  columns.map(({ table, column, rows }) => `  ${table}.${column}: ${rows}`).join('\n');

export async function main(args: string[]): Promise<void> {
  const { zone, 'dry-run': isDryRun = false } = parseArgs({
    args,
    options: { zone: { type: 'string' }, 'dry-run': { type: 'boolean' } },
  }).values;
  await withContent(async ({ directUrl }) => {
    const pending = await listPending(directUrl);
    if (pending.length > 0)
      throw new Error(
        `The database lacks ${pending.length} migration(s) of this release: start the release first.`,
      );
    await withClient(directUrl, async (client) => {
      const found = await findShiftedTimes(client, zone);
      if (!found) return say('All times are stored in UTC. There is nothing to move.');
      say(
        `${found.rows} rows were stored in the time zone ${found.zone}, from ${found.from.toISOString()} to ${found.until.toISOString()}.`,
      );
      const { moved, undecided } = await moveTimes(client, found, isDryRun);
      say(
        `${isDryRun ? 'These times would be moved' : 'These times were moved'}, with the number of rows:\n${toLines(moved)}`,
      );
      if (undecided.length > 0)
        say(
          `These times may have been set in that period, in older rows. They are not changed. Check them in the back office:\n${toLines(undecided)}`,
        );
      if (isDryRun) say('Nothing was changed. Stop the site, make a backup, and run it without --dry-run.');
    });
  });
}
