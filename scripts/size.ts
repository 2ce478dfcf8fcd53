import fs from 'node:fs';
import { onStopSignal } from './lib/processes';
import { clearSettings } from './lib/runner';
import { say } from './lib/say';
import { measureSite } from './lib/size/site';
import { drawSizes } from './lib/size/table';
import { makeTempFolder } from './lib/temp-folder';
import { makeTestSites } from './lib/test-site';

/** What each page of the built site weighs on the line, in bytes, and which limits it exceeds. */
export async function main(): Promise<void> {
  clearSettings();
  const temporary = makeTempFolder('size');
  const sites = makeTestSites(temporary);
  const cleanUp = async () => {
    await sites.stop();
    fs.rmSync(temporary, { recursive: true, force: true });
  };
  onStopSignal(() => void cleanUp().finally(() => process.exit(130)));
  try {
    const [site = {}] = await sites.start(1);
    const rows = await measureSite(site);
    say(`\n${drawSizes(rows)}\n`);
    const excess = rows.flatMap((row) => row.excess);
    if (excess.length > 0) throw new Error(excess.join('\n'));
  } finally {
    await cleanUp();
  }
}
