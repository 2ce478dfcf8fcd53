import { sleep } from '../../scripts/lib/processes';
import { countLost, isAccepted, sendEnquiry, startEnquiries } from './lib/enquiries';
import { type OwnServer, startOwnServer } from './lib/own-build';
import { percentile, rowOfRefused, startProbe } from './lib/probe';
import { addProject, type OwnProject } from './lib/projects';
import { listLasting } from './lib/public';
import { atMost, none, type Row } from './lib/row';
import type { Run } from './lib/run';
import { until } from './lib/wait';

/** What a visitor waits for at most while the site has not noticed yet. */
const firstMs = 5000;

type Outage = { name: string; seconds: number; begin(site: Site): Promise<void> };
type Site = { server: OwnServer; project: OwnProject; addresses: string[] };

const outages: Outage[] = [
  { name: 'the database hangs for 2 minutes', seconds: 120, begin: async ({ server }) => server.line.hold() },
  {
    name: 'it hangs 0.3 s after an edit',
    seconds: 40,
    async begin({ server, project }) {
      await project.rename(server.current().url, 'Edited before the hang');
      await sleep(300);
      server.line.hold();
    },
  },
  { name: 'it refuses connections', seconds: 40, begin: async ({ server }) => server.line.cut() },
  {
    name: 'the server is started again without it',
    seconds: 30,
    begin: ({ server }) => server.restart(() => server.line.cut()),
  },
  {
    name: 'the server is started again while it hangs',
    seconds: 30,
    begin: ({ server }) => server.restart(() => server.line.hold()),
  },
];

const isReady = async (origin: string, address: string, text = '') => {
  const answer = await fetch(origin + address, { signal: AbortSignal.timeout(5000) });
  return answer.status === 200 && (await answer.text()).includes(text);
};

/** From the database's return until pages, JSON, an edit and an enquiry are as always. */
async function recover({ server, project, addresses }: Site): Promise<number> {
  const origin = server.current().url;
  const name = `Back ${Date.now()}`;
  const started = performance.now();
  server.line.mend();
  await until('an enquiry is taken', async () => isAccepted(await sendEnquiry(origin)));
  await until('an edit is saved', async () => (await project.rename(origin, name)) === 200);
  await until('the edit is shown', () => isReady(origin, `/projects/${project.id}`, name));
  for (const address of addresses) await until(address, () => isReady(origin, address));
  return performance.now() - started;
}

async function measureOutage(run: Run, site: Site, { name, seconds, begin }: Outage): Promise<Row[]> {
  const { server, addresses } = site;
  // Each was read once on this build.
  for (const address of addresses) await until(address, () => isReady(server.current().url, address));
  await begin(site);
  const probe = startProbe(server.current().url, addresses);
  const sending = startEnquiries(() => server.current().url, 2000);
  await sleep(Math.max(8000, seconds * 1000 * run.share));
  const seen = await probe.stop();
  const enquiries = await sending.stop();
  const recoveredMs = await recover(site);
  const [early, later] = [true, false].map((isEarly) =>
    seen.filter(({ sinceMs }) => sinceMs < firstMs === isEarly).map(({ ms }) => ms),
  );
  return [
    rowOfRefused(`${name}: pages and JSON`, seen),
    atMost(`${name}: slowest of the first 5 s`, Math.max(0, ...(early ?? [])), 3000, 'ms'),
    atMost(`${name}: p95 after that`, percentile(later ?? [], 0.95), 200, 'ms'),
    atMost(
      `${name}: slowest answer to an enquiry`,
      Math.max(0, ...enquiries.map(({ ms }) => ms)),
      3000,
      'ms',
    ),
    none(`${name}: enquiries accepted and lost`, await countLost(enquiries), enquiries.length),
    atMost(`${name}: all as always after its return`, recoveredMs, 5000, 'ms'),
  ];
}

export async function measure(run: Run): Promise<Row[]> {
  const project = await addProject('Hang Court');
  const server = await startOwnServer('hang');
  const site = { server, project, addresses: await listLasting(project.id) };
  const rows: Row[] = [];
  try {
    for (const outage of outages) rows.push(...(await measureOutage(run, site, outage)));
    return rows;
  } finally {
    await server.stop();
    await project.remove();
  }
}
