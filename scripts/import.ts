import fs from 'node:fs';
import { withDatabase } from './lib/database/database';
import { say } from './lib/say';
import { migrateAndSay } from './lib/serving/prepare';

const usage = 'Usage: npm run import -- FILE.json';

function readFile(file: string): unknown {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(error instanceof SyntaxError ? `${file} is not JSON.` : `${file} cannot be read.`, {
      cause: error,
    });
  }
}

export async function main([file]: string[]): Promise<void> {
  if (!file) throw new Error(usage);
  const content = readFile(file);
  await withDatabase(async (database) => {
    await migrateAndSay(database);
    const { importRecords } = await import('./lib/import/run');
    const { added, updated, unchanged, skipped } = await importRecords(content, say);
    say(`\n${added} added, ${updated} updated, ${unchanged} unchanged, ${skipped} skipped.`);
    if (skipped > 0) process.exitCode = 1;
  });
}
