import fs from 'node:fs';
import path from 'node:path';
import { findChromium } from './lib/chromium';
import { onStopSignal } from './lib/processes';
import { clearSettings, runCheck, runPlaywright, runVitest, stopStep } from './lib/runner';
import { say, sentenceOf } from './lib/say';
import { add, type Tally } from './lib/tally';
import { makeTempFolder } from './lib/temp-folder';
import { startTestSite, type TestSite } from './lib/test-site';

const parts = ['check', 'unit', 'db', 'api', 'e2e'];

let site: TestSite | undefined;

/** What `work` counts; its own failure is said and counts as one. */
async function counted(work: () => Promise<Tally>): Promise<Tally> {
  try {
    return await work();
  } catch (error) {
    return { passed: 0, failures: [sentenceOf(error)] };
  }
}

/** Runs `work` beside a test site with the demo content as it is seeded. */
async function withSite(folder: string, work: (env: TestSite['env']) => Promise<Tally>): Promise<Tally> {
  say('\n▸ test site');
  site = await startTestSite(folder);
  try {
    return await work(site.env);
  } finally {
    await site.stop();
    site = undefined;
  }
}

/** First what only reads the demo content, then what changes it; each file that is named, at once. */
async function runBrowser(folder: string, files: string[], siteEnv: TestSite['env']): Promise<Tally> {
  const env = { ...siteEnv, CHROMIUM_PATH: await findChromium() };
  if (files.length > 0) return runPlaywright('browser tests', folder, files, env);
  const website = await runPlaywright(
    'browser tests of the website',
    folder,
    ['tests/e2e/site/', 'tests/specification/site/'],
    env,
  );
  return add(
    website,
    await runPlaywright(
      'browser tests of the back office',
      folder,
      ['tests/e2e/admin/', 'tests/specification/admin/'],
      env,
    ),
  );
}

async function runParts(folder: string, wanted: string[], filters: string[]): Promise<Tally[]> {
  const results: Tally[] = [];
  if (wanted.includes('check')) results.push(...(await runCheck(folder)));
  else if (wanted.includes('unit')) results.push(await runVitest('unit', folder, filters));
  if (wanted.includes('db')) results.push(await runVitest('db', folder, filters));
  const runs: Record<string, (env: TestSite['env']) => Promise<Tally>> = {
    api: (env) => runVitest('api', folder, filters, env),
    e2e: (env) => runBrowser(folder, filters, env),
  };
  for (const [part, run] of Object.entries(runs)) {
    if (wanted.includes(part)) results.push(await counted(() => withSite(path.join(folder, part), run)));
  }
  return results;
}

/** Everything, or one part: `npm test -- api [file]`. At the end what failed, then the sum of all. */
export async function main([part, ...filters]: string[]): Promise<void> {
  if (part && !parts.includes(part))
    throw new Error(`There is no part ${part}; the parts are ${parts.join(', ')}.`);
  clearSettings();
  const folder = makeTempFolder('test');
  const cleanUp = async () => {
    await stopStep();
    await site?.stop().catch((error) => say(sentenceOf(error)));
    fs.rmSync(folder, { recursive: true, force: true });
  };
  onStopSignal(() => void cleanUp().finally(() => process.exit(130)));

  const results = await runParts(folder, part ? [part] : parts, filters);
  await cleanUp();
  const { passed, failures } = results.reduce(add);
  process.exitCode = failures.length > 0 ? 1 : 0;
  if (failures.length > 0) say(`\nFailed:\n${failures.map((failure) => `✗ ${failure}`).join('\n')}`);
  say(`\n${passed} passed, ${failures.length} failed`);
}
