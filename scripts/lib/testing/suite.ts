import fs from 'node:fs';
import { onStopSignal } from '../processes';
import { findTestBrowsers } from '../programs/chromium';
import { findPgBouncer } from '../programs/pgbouncer';
import { say, sentenceOf } from '../say';
import { makeTempFolder } from '../temp-folder';
import { type Counts, sum } from './counts';
import { runOnOldestNode } from './oldest-node';
import { findPersonalData } from './personal-data';
import { makeServerlessSite } from './serverless-site';
import { makeTestSites, type TestSite } from './test-site';
import { clearSettings, type Environment, runPlaywright, runSteps, runVitest, stopTools } from './tools';

const fast = ['check', 'unit', 'db', 'size', 'api', 'e2e'];
const suites = { fast, all: [...fast, 'guide', 'serverless', 'oldest-node'] };

const needingSites = ['size', 'api', 'guide', 'serverless', 'e2e', 'oldest-node'];
/** The smallest machine has two cores. */
const workers = 2;

const toEnvironment = (sites: TestSite[]): Environment => ({
  ...process.env,
  ...sites[0],
  TEST_SITES: JSON.stringify(sites),
});

type Run = { named: string[]; filters: string[]; folder: string };

async function runParts(
  { named, filters, folder }: Run,
  sites: ReturnType<typeof makeTestSites>,
  serverless: ReturnType<typeof makeServerlessSite>,
  counts: Counts[],
): Promise<void> {
  const env = clearSettings();
  const has = (part: string) => named.includes(part);
  const take = async (part: string, work: () => Promise<Counts>) => {
    if (has(part)) counts.push(await work());
  };
  // A missing browser ends the run here, not after ten minutes.
  const browsers = has('e2e') || has('serverless') ? await findTestBrowsers() : null;
  await take('check', async () => ({ passed: 0, failed: await runSteps(env) }));

  // A build takes both cores and would starve processes of low priority.
  const build = needingSites.some(has) ? await sites.build() : null;
  const tests = { folder, filters };
  await take('unit', () => runVitest('unit', { ...tests, env }));
  await take('db', () => runVitest('db', { ...tests, env }));
  if (build === null) return;
  // The API tests leave records that a browser test would meet.
  const start = async () => toEnvironment(await sites.start(workers));
  await take('size', async () => runVitest('size', { ...tests, env: toEnvironment(await sites.start(1)) }));
  await take('api', async () => runVitest('api', { ...tests, env: await start() }));
  await take('e2e', async () => runPlaywright({ ...tests, env: { ...(await start()), ...browsers } }));
  await take('guide', () => runVitest('guide', { ...tests, env: { ...env, TEST_BUILD: build } }));
  await take('serverless', async () => {
    const site = JSON.stringify(await serverless.build(await sites.prepare()));
    const pooler = findPgBouncer() ?? '';
    return runVitest('serverless', {
      ...tests,
      env: { ...env, ...browsers, TEST_SERVERLESS: site, TEST_PGBOUNCER: pooler },
    });
  });
  await take('oldest-node', () => runOnOldestNode(folder, env));
}

/** A `*.slow.*` file runs in the suite `all` only. */
export async function runSuite(suite: keyof typeof suites, [part, ...filters]: string[]): Promise<void> {
  const parts = suites[suite];
  if (part && !parts.includes(part))
    throw new Error(`Unknown part ${part}. The parts are ${parts.join(', ')}.`);
  process.env.TEST_SUITE = suite;
  const named = part === 'check' ? ['check', 'unit'] : part ? [part] : parts;
  const folder = makeTempFolder('test');
  const sites = makeTestSites(folder);
  const serverless = makeServerlessSite(folder);
  const cleanUp = async () => {
    await stopTools();
    await serverless.stop();
    await sites.stop().catch((error) => say(sentenceOf(error)));
    fs.rmSync(folder, { recursive: true, force: true });
  };
  onStopSignal(() => void cleanUp().finally(() => process.exit(130)));
  const started = performance.now();
  const counts: Counts[] = [];
  try {
    await runParts({ named, filters, folder }, sites, serverless, counts);
  } catch (error) {
    say(`✗ ${sentenceOf(error)}`);
    counts.push({ passed: 0, failed: 1 });
  }
  await cleanUp();
  const leaks = findPersonalData(sites.readLogs());
  for (const line of leaks) say(`✗ A test site has logged personal data: ${line}`);
  const { passed, failed } = sum([...counts, { passed: 0, failed: leaks.length }]);
  if (failed > 0) process.exitCode = 1;
  say(`\n${Math.round((performance.now() - started) / 1000)} s\n${passed} passed, ${failed} failed`);
}
