import { findTestBrowsers } from './programs/chromium';
import { findPgBouncer } from './programs/pgbouncer';
import { say, sentenceOf } from './say';
import { measureSite } from './size/site';
import { renderSizes, tallyOfSizes } from './size/table';
import { runOnOldestNode } from './testing/oldest-node';
import { clearSettings, type Environment, runPlaywright, runSteps, runVitest, timed } from './testing/runner';
import type { makeServerlessSite } from './testing/serverless-site';
import { add, emptyTally, type Tally } from './testing/tally';
import type { TestSite, TestSites } from './testing/test-site';

export type Sites = { sites: TestSites; serverless: ReturnType<typeof makeServerlessSite> };

export const parts = ['check', 'unit', 'db', 'size', 'api', 'guide', 'serverless', 'e2e', 'oldest-node'];
export const partsOf = (part: string) => (part === 'check' ? ['check', 'unit'] : [part]);
/** As many as the processor of the smallest machine has cores: each worker has a site of its own. */
const workers = 2;

/** What `work` counts; its own failure is said and counts as one. */
async function counted(work: () => Promise<Tally>): Promise<Tally> {
  try {
    return await work();
  } catch (error) {
    return { ...emptyTally, failures: [sentenceOf(error)] };
  }
}

/** The bytes of each page of a site that nobody has used yet. */
async function runSizes(sites: TestSites): Promise<Tally> {
  const [site = {}] = await sites.start(1);
  const rows = await measureSite(site);
  say(`\n${renderSizes(rows)}\n`);
  return tallyOfSizes(rows);
}

const withSites = (sites: TestSite[]): Environment => ({
  ...process.env,
  ...sites[0],
  TEST_SITES: JSON.stringify(sites),
});

/** Runs the parts that are named: what needs no site while the sites are built, then what speaks to them. */
export async function runParts(
  folder: string,
  { sites, serverless }: Sites,
  named: string[],
  filters: string[],
): Promise<Tally[]> {
  const env = clearSettings();
  const results: Tally[] = [];
  // First of all: whoever lacks it is not to hear so at the end of a long run.
  const browsers = ['serverless', 'e2e'].some((part) => named.includes(part)) ? findTestBrowsers() : null;
  try {
    await browsers;
  } catch (error) {
    return [{ ...emptyTally, failures: [sentenceOf(error)] }];
  }
  const take = async (part: string, work: () => Promise<Tally>) => {
    if (named.includes(part)) results.push(await timed(part, () => counted(work)));
  };
  await take('check', async () => (await runSteps(env)).reduce(add, emptyTally));

  const needsSites = ['size', 'api', 'guide', 'e2e', 'oldest-node'].some((part) => named.includes(part));
  const building = needsSites ? timed('build', sites.build) : null;
  // Beside what is run meanwhile, after the other: they share the content.
  const buildingServerless = named.includes('serverless')
    ? Promise.resolve(building).then(() =>
        timed('serverless build', async () => serverless.build(await sites.prepare())),
      )
    : null;
  // What fails in them is told where it is waited for.
  building?.catch(() => {});
  buildingServerless?.catch(() => {});
  await take('unit', () => runVitest('unit', folder, filters, env));
  await take('db', () => runVitest('db', folder, filters, env));
  if (!building && !buildingServerless) return results;
  try {
    await building;
    // Each part has sites of its own: the API's tests leave behind what a browser's test would meet.
    const start = async () => withSites(await sites.start(workers));
    await take('size', () => runSizes(sites));
    await take('api', async () => runVitest('api', folder, filters, await start()));
    await take('guide', async () =>
      runVitest('guide', folder, filters, { ...env, TEST_BUILD: (await building) ?? '' }),
    );
    await take('serverless', async () =>
      runVitest('serverless', folder, filters, {
        ...env,
        ...(await browsers),
        TEST_SERVERLESS: JSON.stringify(await buildingServerless),
        TEST_PGBOUNCER: findPgBouncer() ?? '',
      }),
    );
    await take('e2e', async () =>
      runPlaywright(folder, filters, { ...(await start()), ...(await browsers) }),
    );
    await take('oldest-node', () => runOnOldestNode(folder, env));
  } catch (error) {
    results.push({ ...emptyTally, failures: [`test sites › ${sentenceOf(error)}`] });
  }
  return results;
}
