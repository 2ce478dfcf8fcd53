import http from 'node:http';
import { runQuietly, sleep } from '../../scripts/lib/processes';
import { findWrk } from '../../scripts/lib/programs/wrk';
import { startOwnServer } from './lib/own-build';
import { get, percentile, rowOfRefused, type Seen, startProbe } from './lib/probe';
import { addProject } from './lib/projects';
import { listLasting } from './lib/public';
import { atMost, type Row } from './lib/row';
import { type Run, scaled } from './lib/run';

const script = 'tests/faults/lib/crowd.lua';
const crowds = [60, 200];
const seconds = 2;
const perSecond = 40;
const mostMs = 1000;
const mostShare = 1.5;

type Door = { method: 'GET' | 'POST'; address: string; type?: string; body?: string };

const form = { type: 'application/x-www-form-urlencoded', body: 'name=Nisha&email=nisha%40example.com' };
const json = {
  type: 'application/json',
  body: '{"email":"nobody@example.com","password":"not the password"}',
};
const opening = (address: string): Door => ({ method: 'GET', address });

const sources = (project: string): Door[] => [
  ...[
    '/',
    '/786313login',
    '/786313login/forgot',
    '/admin',
    '/projects?location=WORD',
    '/projects?q=WORD',
  ].map(opening),
  ...[`/share/projects/${project}?v=WORD`, '/WORD', '/_next/WORD.js', '/uploads/WORD', '/brand/icon.svg'].map(
    opening,
  ),
  ...['/api/projects', '/api/WORD', '/api/auth/csrf', '/api/health/ready', '/api/health/live'].map(opening),
  { method: 'POST', address: '/', ...form },
  { method: 'POST', address: '/786313login', ...form },
  { method: 'POST', address: '/withdraw', ...form },
  { method: 'POST', address: '/api/v1/enquiries', ...json },
  { method: 'POST', address: '/api/auth/callback/credentials', ...form },
  { method: 'POST', address: '/api/admin/auth/login', ...json },
  { method: 'POST', address: '/api/admin/projects', ...json },
];

/** What a crowd shows that proves nothing. */
const shown: [string, string, string][] = [
  ['no header', '', ''],
  ['a made-up cookie', 'Cookie', 'x-session-token=WORD; next-auth.session-token=WORD'],
  ['a made-up authorization', 'Authorization', 'Bearer WORD'],
  ['an odd RSC', 'RSC', 'WORD'],
];

type Cell = { what: string; seen: Seen[] };

const p95Of = (seen: Seen[]) =>
  percentile(
    seen.map(({ ms }) => ms),
    0.95,
  );
const slowestOf = (seen: Seen[]) => Math.max(0, ...seen.map(({ ms }) => ms));
const mostOf = (cells: Cell[], figure: (seen: Seen[]) => number): Cell =>
  cells.reduce((one, other) => (figure(other.seen) > figure(one.seen) ? other : one));

/** So many connections ask at every public door, with and without what could be a proof, while visitors read pages that are kept. */
export async function measure(run: Run): Promise<Row[]> {
  const project = await addProject('Crowd Court');
  const server = await startOwnServer('crowd');
  const origin = server.current().url;
  const agent = new http.Agent({ keepAlive: true });
  const lasting = Math.max(1, Math.round(seconds * run.share));

  async function readBeside(
    count: number,
    { method, address, type = '', body = '' }: Door,
    header: [string, string],
  ) {
    const load = ['-t1', `-c${count}`, `-d${lasting}s`, '--timeout', '30s', '-s', script, origin];
    const asking = runQuietly(findWrk(), [...load, '--', method, address, ...header, type, body]);
    // Until all have connected.
    await sleep(300);
    const probe = startProbe(origin, addresses, perSecond);
    await asking;
    return probe.stop();
  }

  let addresses: string[] = [];
  try {
    addresses = await listLasting(project.id);
    for (const address of addresses)
      for (let turn = 0; turn < 2; turn += 1) await get(origin + address, agent);
    const rows: Row[] = [];
    for (const count of crowds) {
      const references = [];
      for (let turn = 0; turn < 3; turn += 1)
        references.push(...(await readBeside(count, opening('/faqs'), ['', ''])));
      const reference = p95Of(references);
      const all: Cell[] = [];
      const tried = sources(project.id);
      for (const door of tried.slice(0, scaled(run, tried.length))) {
        const cells: Cell[] = [];
        for (const [kind, ...header] of shown)
          cells.push({
            what: `${door.method} ${door.address}, ${kind}`,
            seen: await readBeside(count, door, header),
          });
        const worst = mostOf(cells, p95Of);
        rows.push(
          atMost(
            `${count} connections: p95 of kept pages, at worst beside ${worst.what}`,
            p95Of(worst.seen),
            reference * mostShare,
            'ms',
          ),
        );
        all.push(...cells);
      }
      const slowest = mostOf(all, slowestOf);
      rows.push(
        rowOfRefused(
          `${count} connections: kept pages`,
          all.flatMap(({ seen }) => seen),
        ),
        atMost(
          `${count} connections: slowest kept page, beside ${slowest.what}`,
          slowestOf(slowest.seen),
          mostMs,
          'ms',
        ),
      );
    }
    return rows;
  } finally {
    agent.destroy();
    await server.stop();
    await project.remove();
  }
}
