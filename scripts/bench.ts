import os from 'node:os';
import type { Bench } from './lib/bench/bench';
import { measureCosts } from './lib/bench/costs';
import { buildFloor, startFloor } from './lib/bench/floor';
import { measureFreshness } from './lib/bench/freshness';
import { measureGrowth } from './lib/bench/growth';
import { measureLighthouse } from './lib/bench/lighthouse';
import { type Row, renderRows } from './lib/bench/row';
import { measureStarting } from './lib/bench/starting';
import { measureThroughput } from './lib/bench/throughput';
import { say } from './lib/say';
import { logInForApi } from './lib/size/site';
import { withTestSite } from './lib/testing/test-site-run';

const measureTimes = async ({ site, base, token, floor, floorFolder, isBrief }: Bench): Promise<Row[]> => [
  ...(await measureThroughput(base, floor, isBrief)),
  ...(await measureFreshness(site, token, floor, isBrief ? 3 : 100)),
  ...(await measureStarting(floorFolder, isBrief ? 1 : 3)),
];

/** Growth comes last, because it fills the site. */
const parts: Record<string, (bench: Bench) => Promise<Row[]>> = {
  times: measureTimes,
  lighthouse: measureLighthouse,
  costs: measureCosts,
  growth: measureGrowth,
};

const describeMachine = () =>
  `Node ${process.versions.node}, ${os.cpus().length} cores, ${Math.round(os.totalmem() / 2 ** 30)} GB, load ${os.loadavg()[0]?.toFixed(1)} before it began.`;

export async function main(args: string[]): Promise<void> {
  const named = args.filter((arg) => !arg.startsWith('--'));
  const names = named.length > 0 ? named : ['times'];
  const unknown = names.find((name) => !parts[name]);
  if (unknown) throw new Error(`Unknown part ${unknown}. The parts are ${Object.keys(parts).join(', ')}.`);
  await withTestSite('bench', async (site) => {
    say(describeMachine());
    say('Building the floor app…');
    const floorFolder = await buildFloor();
    const floor = await startFloor(floorFolder);
    const rows: Row[] = [];
    try {
      const base = site.TEST_BASE_URL ?? '';
      const token = await logInForApi(site);
      const bench = { site, base, token, floor, floorFolder, isBrief: args.includes('--brief') };
      for (const [name, measure] of Object.entries(parts)) {
        if (!names.includes(name)) continue;
        say(`▸ ${name}`);
        try {
          rows.push(...(await measure(bench)));
        } catch (error) {
          process.exitCode = 1;
          say(`✗ ${name}: ${error instanceof Error ? error.stack : error}`);
        }
      }
    } finally {
      await floor.stop();
    }
    say(`\n${renderRows(rows)}\n`);
  });
}
