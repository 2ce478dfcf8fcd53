import { readFileSync } from 'node:fs';
import http from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { searchLimit } from '@/lib/content/search-limit';
import { call, logIn } from '../../support/contract/api';
import { type DatabaseLine, openDatabaseLine } from '../../support/database/database-line';
import { querySql, withSite } from '../../support/database/sql';
import { type SecondServer, startSecondServer } from '../../support/servers/second-server';
import { newName } from '../../support/values';

const count = 2;

let server: SecondServer;
/** By which the workers hear of what other servers save. */
let line: DatabaseLine;

beforeAll(async () => {
  line = await openDatabaseLine(process.env.TEST_DATABASE_URL ?? '');
  server = await startSecondServer({
    WORKERS: String(count),
    TRUSTED_PROXIES: '127.0.0.1,::1',
    DIRECT_DATABASE_URL: line.url,
  });
}, 90_000);

afterAll(async () => {
  await server.stop();
  await line.stop();
});

const listWorkers = () =>
  readFileSync(`/proc/${server.pid}/task/${server.pid}/children`, 'utf8').trim().split(' ').map(Number);

type Answer = { status: number; text: string };

/** On a connection of its own: workers take turns in them. */
const ask = (path: string, headers: http.OutgoingHttpHeaders = {}) =>
  new Promise<Answer>((resolve, reject) => {
    const options = { agent: false, headers: { connection: 'close', ...headers } } as const;
    http
      .get(server.url + path, options, async (response) => {
        const chunks: Buffer[] = await response.toArray();
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() });
      })
      .on('error', reject);
  });

const askOften = (times: number, path: string, headers?: http.OutgoingHttpHeaders) =>
  Promise.all(Array.from({ length: times }, () => ask(path, headers)));

/** Hundredths of a second that a process has worked. */
const workOf = (pid: number) => {
  // The fields behind the name, which may hold anything: user and system time are the 14th and the 15th of all.
  const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const [user, system] = rest.split(' ').slice(11, 13);
  return Number(user) + Number(system);
};

it('every worker answers', async () => {
  const workers = listWorkers();
  expect(workers).toHaveLength(count);
  const before = workers.map(workOf);
  const answers = await askOften(60, '/compare?with=kadal-crest');
  expect(answers.every(({ status }) => [200, 429, 503].includes(status))).toBe(true);
  for (const [at, pid] of workers.entries()) expect(workOf(pid)).toBeGreaterThan(before[at] ?? 0);
});

it('whoever has saved sees it with the next request, whichever worker that comes to, before the database has told', async () => {
  const token = await logIn();
  const { body } = await call('POST', '/api/admin/projects', {
    token,
    json: { name: newName('Shared'), status: 'ongoing' },
  });
  const { _id, slug } = body as { _id: string; slug: string };
  const paths = [`/api/projects/${_id}`, `/projects/${slug}`];
  for (let edit = 0; edit < 5; edit += 1) {
    for (const path of paths) await askOften(count, path);
    const name = newName('Shared');
    line.hold();
    const answer = await fetch(`${server.url}/api/admin/projects/${_id}`, {
      method: 'PATCH',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ name }),
    });
    expect(answer.status).toBe(200);
    const seen = await Promise.all(paths.map((path) => askOften(count * 2, path)));
    line.mend();
    for (const { text } of seen.flat()) expect(text).toContain(name);
  }
  await call('DELETE', `/api/admin/projects/${_id}`, { token });
});

it('a network has its searches in all workers together', async () => {
  const { points } = searchLimit.perNetwork;
  // On a slow machine as many searches take longer than the second in which they are counted.
  let refused: Answer[] = [];
  for (let round = 0; refused.length === 0 && round < 20; round += 1) {
    const answers = await askOften(points * count, `/projects?q=kadal+${round}`, {
      'x-forwarded-for': `2001:db8:1:${round}::1`,
    });
    refused = answers.filter(({ status }) => status === 429);
  }
  expect(refused.length).toBeGreaterThan(0);
});

it('a worker that is killed is replaced, and the others answer meanwhile', async () => {
  const [killed, ...others] = listWorkers();
  process.kill(killed as number, 'SIGKILL');
  await expect.poll(() => listWorkers().includes(killed as number)).toBe(false);
  for (const { status } of await askOften(20, '/')) expect(status).toBe(200);
  await expect.poll(() => listWorkers().length, { timeout: 20_000 }).toBe(count);
  expect(listWorkers()).toEqual(expect.arrayContaining(others));
});

it('workers that cannot listen end the server', async () => {
  const { port } = new URL(server.url);
  await expect(startSecondServer({ WORKERS: String(count), PORT: port })).rejects.toThrow(
    'ended with 1 before it was ready',
  );
}, 90_000);

it('a save that is under way when the process that leads the workers is killed is saved and answered, without an error', async () => {
  const token = await logIn();
  const { body } = await call('POST', '/api/admin/projects', {
    token,
    json: { name: newName('Led'), status: 'ongoing' },
  });
  const { _id } = body as { _id: string };
  // Its errors are read where something launches it.
  const own = await startSecondServer({ WORKERS: String(count) }, ['env']);
  const name = newName('Led');
  const answer = await withSite(async (client) => {
    await client.query('begin');
    await client.query('select id from project where id = $1 for update', [_id]);
    const saving = fetch(`${own.url}/api/admin/projects/${_id}`, {
      method: 'PATCH',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ name }),
    });
    const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and query like '%project%'`;
    await expect.poll(async () => (await querySql(waiting)).length, { timeout: 20_000 }).toBeGreaterThan(0);
    process.kill(own.pid, 'SIGKILL');
    await own.stop();
    await client.query('commit');
    return saving;
  });
  expect(answer.status).toBe(200);
  expect(await (await fetch(`${process.env.SITE_URL}/api/projects/${_id}`)).json()).toMatchObject({ name });
  expect(own.readLog()).not.toMatch(/error|exception/i);
  await call('DELETE', `/api/admin/projects/${_id}`, { token });
}, 90_000);
