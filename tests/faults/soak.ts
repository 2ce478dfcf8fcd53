import { sourceKinds } from '@/lib/content/sources/sources';
import { sleep } from '../../scripts/lib/processes';
import { adminCredentials } from '../support/contract/api';
import { startPortalStandIn } from '../support/stand-ins/portal-stand-in';
import { newAddress, newName } from '../support/values';
import { countLost, startEnquiries } from './lib/enquiries';
import { startOwnServer } from './lib/own-build';
import { rowOfRefused, startProbe } from './lib/probe';
import { addProject } from './lib/projects';
import { listLasting } from './lib/public';
import { atMost, none, type Row } from './lib/row';
import type { Run } from './lib/run';
import {
  addSources,
  removeSources,
  rowsOfSources,
  settleSources,
  startPushes,
  startTelling,
} from './lib/sources';

const usualMinutes = 60;
const mib = 1024 * 1024;
/** The share of the time before memory is looked at: caches fill, code is compiled. */
const warmingShare = 1 / 4;

/** The line through the points by least squares: how much it rises in an hour. */
function slopePerHour(points: { minute: number; bytes: number }[]): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [mean(points.map(({ minute }) => minute)), mean(points.map(({ bytes }) => bytes))];
  const over = points.reduce((sum, { minute, bytes }) => sum + (minute - x) * (bytes - y), 0);
  const under = points.reduce((sum, { minute }) => sum + (minute - x) ** 2, 0);
  return (over / under) * 60;
}

async function logInAndOut(origin: string): Promise<void> {
  const answer = await fetch(`${origin}/api/admin/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': newAddress() },
    body: JSON.stringify(adminCredentials),
  });
  const { token } = (await answer.json()) as { token?: string };
  const headers = { authorization: `Bearer ${token}` };
  await (await fetch(`${origin}/api/admin/auth/logout`, { method: 'POST', headers })).arrayBuffer();
}

/** Pages, JSON, searches, enquiries, sources, log-ins and saves, all day long. */
export async function measure({ minutes = usualMinutes }: Run): Promise<Row[]> {
  const databaseUrl = process.env.TEST_DATABASE_URL ?? '';
  const project = await addProject('Soak Court');
  const portals = await startPortalStandIn();
  // Another instance, which can ask nobody here, works with the same database.
  const sources = await addSources(
    databaseUrl,
    sourceKinds.filter((kind) => kind !== 'meta'),
  );
  const server = await startOwnServer('soak', { SOURCES_BASE_URL: portals.url, WEBHOOKS_PRIVATE: 'allow' });
  const origin = server.current().url;
  const site = { origin: () => origin, isAway: () => false };
  const points: { minute: number; bytes: number }[] = [];
  try {
    const searches = ['sea', 'tower', 'plot', 'none'].map((word) => `/projects?q=${word}`);
    const probe = startProbe(origin, [...(await listLasting(project.id)), ...searches], 15);
    const enquiries = startEnquiries(() => origin, 2000);
    const pushing = startPushes(sources, site, portals, {
      everyMs: 5000,
      ways: ['well', 'well', 'replay', 'junk'],
    });
    const telling = startTelling(portals, databaseUrl, 30_000);
    const started = performance.now();
    const passed = () => (performance.now() - started) / 60_000;
    for (let turn = 0; passed() < minutes; turn += 1) {
      await project.rename(origin, newName('Soak'));
      if (turn % 6 === 0) await logInAndOut(origin);
      const minute = passed();
      if (minute > minutes * warmingShare)
        points.push({ minute, bytes: await server.current().readMemory() });
      await sleep(5000);
    }
    const seen = await probe.stop();
    const sent = await enquiries.stop();
    const pushed = await pushing.stop();
    await telling.stop();
    await settleSources(databaseUrl);
    const name = `${minutes} minutes of pages, JSON, searches, enquiries, sources, log-ins and saves`;
    return [
      atMost(`${name}: memory in use rises in an hour by`, slopePerHour(points) / mib, 5, 'MB'),
      rowOfRefused(`${name}: pages and JSON`, seen),
      none(`${name}: enquiries accepted and lost`, await countLost(sent), sent.length),
      ...(await rowsOfSources(name, sources, pushed, { portals, databaseUrl })),
    ];
  } finally {
    await server.stop();
    await portals.stop();
    await removeSources(databaseUrl, sources);
    await project.remove();
  }
}
