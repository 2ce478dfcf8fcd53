import os from 'node:os';
import { say } from '../say';
import { logInForApi } from '../size/site';
import { withTestSite } from '../testing/test-site-run';
import type { Bench } from './bench';
import { buildFloor, startFloor } from './floor';
import { measureFreshness } from './freshness';
import type { Row } from './row';
import { measureStarting } from './starting';
import { measureThroughput } from './throughput';

const describeMachine = () =>
  `Node ${process.versions.node}, ${os.cpus().length} cores, ${Math.round(os.totalmem() / 2 ** 30)} GB, load ${os.loadavg()[0]?.toFixed(1)} before it began.`;

/** Runs `work` with a site of demo content and with the floor app beside it. */
export const withBench = (isBrief: boolean, work: (bench: Bench) => Promise<void>): Promise<void> =>
  withTestSite('bench', async (site) => {
    say(describeMachine());
    say('Building the floor app…');
    const floorFolder = await buildFloor();
    const floor = await startFloor(floorFolder);
    try {
      const base = site.TEST_BASE_URL ?? '';
      await work({ site, base, token: await logInForApi(site), floor, floorFolder, isBrief });
    } finally {
      await floor.stop();
    }
  });

/** How many answers a second, how soon a save is seen, and how soon the site is there. */
export const measureTimes = async ({
  site,
  base,
  token,
  floor,
  floorFolder,
  isBrief,
}: Bench): Promise<Row[]> => [
  ...(await measureThroughput(base, floor, isBrief)),
  ...(await measureFreshness(site, token, floor, isBrief ? 3 : 100)),
  ...(await measureStarting(floorFolder, isBrief ? 1 : 3)),
];
