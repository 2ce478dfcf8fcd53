import fs from 'node:fs';
import { openDatabase } from '../../scripts/lib/database/database';
import { sleep } from '../../scripts/lib/processes';
import { readSettings } from '../../scripts/lib/settings';
import { makeTempFolder } from '../../scripts/lib/temp-folder';
import { testData } from '../../scripts/lib/testing/test-site';
import { type DatabaseLine, openDatabaseLine } from '../support/database/database-line';
import { type SecondServer, startSecondServer } from '../support/servers/second-server';
import {
  type Mood,
  type PolledKind,
  type PortalStandIn,
  polled,
  startPortalStandIn,
} from '../support/stand-ins/portal-stand-in';
import { copyOwnBuild } from './lib/own-build';
import type { Row } from './lib/row';
import type { Run } from './lib/run';
import { addSources, rowsOfSources, settleSources, startPushes, startTelling, ways } from './lib/sources';

const usualMinutes = 10;
/** What is left of an outage, or of a server that was killed, once it is over. */
const afterMs = 10_000;
const moods: Mood[] = ['well', 'refused', 'cut', 'busy', 'well', 'junk', 'large', 'denied'];

/** A server that is killed and started again, behind a line to its database that is cut and held. */
async function startVictim(line: DatabaseLine, settings: Record<string, string>) {
  const start = () =>
    startSecondServer({ DATABASE_URL: line.url, DIRECT_DATABASE_URL: line.url, ...settings });
  let server: SecondServer | null = await start();
  let awayUntil = 0;
  const count = { outages: 0, kills: 0 };
  return {
    count,
    origin: () => server?.url ?? null,
    isAway: () => Date.now() < awayUntil,
    /** The database hangs or refuses for some seconds. */
    async losesDatabase(how: 'hold' | 'cut', ms: number) {
      awayUntil = Number.POSITIVE_INFINITY;
      line[how]();
      await sleep(ms);
      line.mend();
      awayUntil = Date.now() + afterMs;
      count.outages += 1;
    },
    async isKilled() {
      const killed = server;
      server = null;
      if (killed) process.kill(killed.pid, 'SIGKILL');
      await killed?.stop();
      server = await start();
      count.kills += 1;
    },
    stop: async () => await server?.stop(),
  };
}

/** Each portal goes on to the next of its moods, each a step ahead of the one before. */
function startMoods(portals: PortalStandIn, everyMs: number) {
  const began = Date.now();
  const turnOf = (kind: PolledKind) => Math.floor((Date.now() - began) / everyMs) + polled.indexOf(kind);
  for (const kind of polled) portals.behave(kind, () => moods[turnOf(kind) % moods.length] ?? 'well');
  return () => {
    for (const kind of polled) portals.behave(kind, () => 'well');
  };
}

/** Every source fails in each of its ways, while the database goes away and the server is killed, for minutes. */
export async function measure({ minutes = usualMinutes }: Run): Promise<Row[]> {
  const folder = makeTempFolder('faults-sources');
  fs.cpSync(testData, folder, { recursive: true });
  const secret = { NEXTAUTH_SECRET: process.env.NEXTAUTH_SECRET };
  const database = await openDatabase(readSettings('production', { DATA_DIR: folder, ...secret }), {
    throwaway: true,
  });
  const line = await openDatabaseLine(database.url);
  const build = copyOwnBuild('sources');
  const portals = await startPortalStandIn();
  const sources = await addSources(database.url);
  const victim = await startVictim(line, {
    DATA_DIR: folder,
    NEXT_DIST_DIR: build.folder,
    SOURCES_BASE_URL: portals.url,
    WEBHOOKS_PRIVATE: 'allow',
  });
  try {
    const endMoods = startMoods(portals, 5000);
    const pushing = startPushes(sources, victim, portals, { everyMs: 1000, ways });
    const telling = startTelling(portals, database.url, 1000);
    const ends = Date.now() + minutes * 60_000;
    for (let turn = 0; Date.now() < ends; turn += 1) {
      await sleep(8000);
      if (turn % 3 === 0) await victim.losesDatabase('hold', 6000);
      else if (turn % 3 === 1) await victim.losesDatabase('cut', 6000);
      else await victim.isKilled();
    }
    const sent = await pushing.stop();
    await telling.stop();
    endMoods();
    await settleSources(database.url);
    const { outages, kills } = victim.count;
    const name = `${minutes} minutes of failing sources, ${outages} outages, ${kills} kills -9`;
    return await rowsOfSources(name, sources, sent, { portals, databaseUrl: database.url });
  } finally {
    await victim.stop();
    await portals.stop();
    await line.stop();
    await database.stop();
    build.remove();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
