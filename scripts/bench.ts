import os from 'node:os';
import { startFloor } from './lib/bench/floor';
import { measureFreshness } from './lib/bench/freshness';
import { renderRows } from './lib/bench/row';
import { measureStarting } from './lib/bench/starting';
import { measureThroughput } from './lib/bench/throughput';
import { say } from './lib/say';
import { logInForApi } from './lib/size/site';
import { withTestSite } from './lib/test-site-run';

const describeMachine = () =>
  `Node ${process.versions.node}, ${os.cpus().length} cores, ${Math.round(os.totalmem() / 2 ** 30)} GB, load ${os.loadavg()[0]?.toFixed(1)} before it began.`;

/** How fast the built site is, beside the least that the framework can do and the most that the machine can: one table. */
export const main = (): Promise<void> =>
  withTestSite('bench', async (site) => {
    const machine = describeMachine();
    say('Building the floor app…');
    const floor = await startFloor();
    try {
      const rows = [
        ...(await measureThroughput(site.TEST_BASE_URL ?? '', floor)),
        ...(await measureFreshness(site, await logInForApi(site), floor)),
        ...(await measureStarting(floor)),
      ];
      say(`\n${machine}\n\n${renderRows(rows)}\n`);
    } finally {
      await floor.stop();
    }
  });
