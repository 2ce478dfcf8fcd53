import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { forms } from '../../lib/content/enquiries/forms';
import { sleep } from '../../scripts/lib/processes';
import { querySql } from '../support/database/sql';
import { startSecondServer } from '../support/servers/second-server';
import { newAddress, newPhone } from '../support/values';
import { copyOwnBuild } from './lib/own-build';
import { percentile, rowOfRefused, type Seen, startProbe } from './lib/probe';
import { addProject } from './lib/projects';
import { listLasting } from './lib/public';
import { atMost, none, type Row } from './lib/row';
import { type Run, scaled } from './lib/run';
import { addSources, removeSources } from './lib/sources';

const most = 500;
const perSecond = 40;
const warmUpSeconds = 5;
const idleSeconds = 5;
/** How many times their idle p95 pages may take meanwhile. */
const mostTimes = 3;
const json = { 'content-type': 'application/json', accept: 'application/json' };

const p95Of = (seen: Seen[]) =>
  percentile(
    seen.map(({ ms }) => ms),
    0.95,
  );

type Post = { address: string; headers: Record<string, string>; body: string };
type Kind = { what: string; makePost: () => Post; countStored: () => Promise<number> };

/** Sends all at once, on a thread of its own: what the senders cost is no part of what a page takes. @returns the statuses. */
async function sendAll(posts: Post[]): Promise<number[]> {
  const worker = new Worker(new URL('./lib/send-all.mjs', import.meta.url), { workerData: posts });
  const [statuses] = await once(worker, 'message');
  return statuses;
}

const count = async (sql: string, value: string): Promise<number> => {
  const [row] = await querySql(sql, [value]);
  return (row as { count: number }).count;
};

/** 500 enquiries from 500 networks at once, and 500 pushes of one source, while visitors read cached pages. */
export async function measure(run: Run): Promise<Row[]> {
  const database = process.env.TEST_DATABASE_URL ?? '';
  const project = await addProject('Burst Court');
  const sources = await addSources(database, ['form']);
  // No line to the database as the other faults have: it would carry every query on the thread that measures.
  const build = copyOwnBuild('burst');
  const server = await startSecondServer({ NEXT_DIST_DIR: build.folder });
  const origin = server.url;
  const name = `Burst ${randomUUID()}`;
  const toPost = (address: string, body: object, headers = {}): Post => ({
    address: origin + address,
    headers: { ...json, ...headers },
    body: JSON.stringify(body),
  });
  const [source] = sources;
  const kinds: Kind[] = [
    {
      what: 'enquiries',
      makePost: () =>
        toPost(
          forms.enquiry.action,
          { name, email: `${randomUUID()}@example.com`, phone: newPhone(), message: 'Is a visit possible?' },
          { 'x-forwarded-for': newAddress() },
        ),
      countStored: () => count('select count(*)::int as count from enquiry where name = $1', name),
    },
    {
      what: 'pushes of one source',
      makePost: () =>
        toPost(`/api/in/${source?.id}/${source?.secret}`, { id: randomUUID(), phone: newPhone() }),
      countStored: () =>
        count('select count(*)::int as count from source_body where source_id = $1', source?.id ?? ''),
    },
  ];
  try {
    const addresses = await listLasting(project.id);
    const read = async (seconds: number) => {
      const probe = startProbe(origin, addresses, perSecond);
      await sleep(seconds * 1000);
      return p95Of(await probe.stop());
    };
    // A new process renders each page once and loads each route.
    await read(warmUpSeconds);
    await sendAll(kinds.map(({ makePost }) => makePost()));
    const idleMs = await read(idleSeconds);
    const rows: Row[] = [];
    for (const { what, makePost, countStored } of kinds) {
      const storedBefore = await countStored();
      const sent = scaled(run, most);
      const probe = startProbe(origin, addresses, perSecond);
      const statuses = await sendAll(Array.from({ length: sent }, makePost));
      const seen = await probe.stop();
      rows.push(
        none(
          `${sent} ${what} at once: not answered 200 or 201`,
          statuses.filter((status) => status !== 200 && status !== 201).length,
          sent,
        ),
        none(`${sent} ${what} at once: not stored`, sent - ((await countStored()) - storedBefore), sent),
        rowOfRefused(`${sent} ${what} at once: cached pages`, seen),
        atMost(`${sent} ${what} at once: p95 of cached pages`, p95Of(seen), idleMs * mostTimes, 'ms'),
      );
    }
    return rows;
  } finally {
    await server.stop();
    build.remove();
    await removeSources(database, sources);
    await project.remove();
  }
}
