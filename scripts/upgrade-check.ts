import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { withDatabase } from './lib/database/database';
import { readMigrations, withClient } from './lib/database/migrate';
import { say, sentenceOf } from './lib/say';
import { type Finding, note, stop, toLine } from './lib/upgrade/finding';
import { checkMigrations } from './lib/upgrade/migrations';
import { checkSettings } from './lib/upgrade/settings';
import { hasShiftedTimes, shiftedTimesText } from './lib/upgrade/shifted-times';

const read = (file: string) => (fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined);

async function checkDatabase(): Promise<Finding[]> {
  const findings: Finding[] = [];
  try {
    await withDatabase(({ directUrl }) =>
      withClient(directUrl, async (client) => {
        findings.push(...(await checkMigrations(client, readMigrations())));
        if (await hasShiftedTimes(client)) findings.push(note(shiftedTimesText));
      }),
    );
  } catch (error) {
    findings.push(stop(sentenceOf(error)));
  }
  return findings;
}

export async function main(args: string[]): Promise<void> {
  const { from } = parseArgs({ args, options: { from: { type: 'string' } } }).values;
  const servedExample = from === undefined ? undefined : read(path.join(from, '.env.example'));
  if (from !== undefined && servedExample === undefined)
    throw new Error(`There is no release in ${from}. Give the folder of the running release.`);
  const settings = checkSettings(process.env, {
    example: read('.env.example') ?? '',
    servedExample,
    file: read('.env'),
  });
  const areUsable = settings.every(({ weight }) => weight !== 'stop');
  const findings = [...settings, ...(areUsable ? await checkDatabase() : [])];
  for (const finding of findings) say(toLine(finding));
  const isStopped = findings.some(({ weight }) => weight === 'stop');
  say(isStopped ? '\nNot yet. First correct the lines with a ✗.' : '\nThis version can be started.');
  if (isStopped) process.exitCode = 1;
}
