import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { messages } from '@/lib/content/messages';
import { noId } from '@/lib/shared/parsing/id-form';
import { call, logIn } from '../../support/contract/api';
import { type DatabaseLine, openDatabaseLine } from '../../support/database/database-line';
import {
  atNoon,
  type GateProject,
  gateCases,
  justAfter,
  justBefore,
  listWaysSeen,
  nextAfter,
  nextBefore,
} from '../../support/records/gate-cases';
import {
  addGateProjects,
  compareWays,
  deleteGateProjects,
  setAdvertising,
} from '../../support/records/gate-site';
import { type MovedClock, makeMovedClock } from '../../support/servers/moved-clock';
import { type SecondServer, startSecondServer } from '../../support/servers/second-server';
import { waitFor } from '../../support/wait-for';

// Every way of every project, drawn anew each time: on a slow machine that takes half a minute.
vi.setConfig({ testTimeout: 180_000 });

const distDir = `${process.env.NEXT_DIST_DIR}-gate`;
let line: DatabaseLine;
let clock: MovedClock;
let server: SecondServer;
let other: SecondServer;
let token = '';
let made: Map<string, GateProject>;

const startServer = (database = line.url) =>
  startSecondServer({
    ...clock.settings,
    DATABASE_URL: database,
    DIRECT_DATABASE_URL: database,
    NEXT_DIST_DIR: distDir,
  });

beforeAll(async () => {
  const source = process.env.NEXT_DIST_DIR ?? '';
  fs.rmSync(distDir, { recursive: true, force: true });
  fs.cpSync(source, distDir, { recursive: true, filter: (file) => path.relative(source, file) !== 'cache' });
  clock = makeMovedClock();
  clock.set(atNoon);
  line = await openDatabaseLine(process.env.TEST_DATABASE_URL ?? '');
  token = await logIn();
  made = await addGateProjects(token);
  [server, other] = await Promise.all([startServer(), startServer(process.env.TEST_DATABASE_URL)]);
}, 180_000);

afterAll(async () => {
  await Promise.all([server.stop(), other.stop()]);
  await line.stop();
  await setAdvertising('warn', token);
  await deleteGateProjects(made, token);
  clock.remove();
  fs.rmSync(distDir, { recursive: true, force: true });
}, 120_000);

const isShown = (title: string) => gateCases[title]?.isShown === true;
const isShownAfter = (title: string) => gateCases[title]?.isShownAfterMidnight ?? isShown(title);
const expectWays = async (
  { url }: SecondServer,
  isExpected: (title: string) => boolean,
  titles = [...made.keys()],
) => {
  const projects = new Map([...made].filter(([title]) => titles.includes(title)));
  const { found, expected } = await compareWays(url, projects, isExpected);
  expect(found).toEqual(expected);
};
/** On the other instance, which has the same code and database: one that stays, one that stays away, and those that turn. */
const elsewhere = [
  'registered and upcoming',
  'featured while it is built',
  'whose last day it is',
  'that is registered tomorrow',
];

const projectOf = (title: string): GateProject => {
  const project = made.get(title);
  if (!project) throw new Error(`No case is called ${title}.`);
  return project;
};

it('while the office is warned alone every project is seen on every way', async () => {
  await expectWays(server, () => true);
});

it('once it is enforced, what may not be advertised is seen on none, on any instance, from the next request on', async () => {
  await setAdvertising('enforce', token);
  // Another process heard of it.
  await waitFor(async () => {
    const { status } = await fetch(`${other.url}/projects/${projectOf('ready without any paper').slug}`);
    expect(status).toBe(404);
  });
  await Promise.all([expectWays(server, isShown), expectWays(other, isShown, elsewhere)]);
});

it('by its id it answers as one that never was', async () => {
  const answerOf = async (id: string) => {
    const { status, body } = await call('GET', `/api/projects/${id}`);
    return [status, (body as { message: string }).message];
  };
  const { id } = projectOf('under way without a registration');
  expect(await answerOf(id)).toEqual(await answerOf(noId));
  expect(await answerOf(id)).toEqual([404, messages.projects.detailFailed]);
});

it('what is built and not offered has no price, and nobody is asked to enquire about it', async () => {
  const html = async (title: string) =>
    (await fetch(`${server.url}/projects/${projectOf(title).slug}`)).text();
  expect(await html('ready with its certificate')).toContain('id="enquiry"');
  expect(await html('built and not offered')).not.toContain('id="enquiry"');
});

it('no shared cache keeps what may be held one day, nor helps out with it', async () => {
  const { slug, id } = projectOf('ready with its certificate');
  for (const address of [
    `/projects/${slug}`,
    '/projects',
    '/',
    '/sitemap.xml',
    '/api/projects',
    `/share/projects/${id}`,
  ]) {
    const caching = (await fetch(`${server.url}${address}`)).headers.get('cache-control');
    expect([address, caching]).toEqual([
      address,
      expect.stringMatching(/no-store|max-age=0, must-revalidate/),
    ]);
  }
  const { headers } = await fetch(`${server.url}/faqs`);
  expect(headers.get('cache-control')).toContain('stale-if-error=86400');
});

it('a save frees and holds at the next request', async () => {
  const { id, slug } = projectOf('under way without a registration');
  const save = (json: object) => call('PATCH', `/api/admin/projects/${id}`, { token, json });
  const statuses = async () =>
    Promise.all([server, other].map(async ({ url }) => (await fetch(`${url}/projects/${slug}`)).status));
  const number = 'PRM/KA/RERA/0000/000/PR/000000/000009';
  await save({ registrations: [{ number, completionOn: '2039-12-31' }] });
  await waitFor(async () => expect(await statuses()).toEqual([200, 200]));
  await save({ registrations: [] });
  await waitFor(async () => expect(await statuses()).toEqual([404, 404]));
});

it('at midnight one goes and another comes, by the clock alone, also of what is kept', async () => {
  clock.set(justBefore);
  await expectWays(server, isShown);
  clock.set(justAfter);
  await Promise.all([expectWays(server, isShownAfter), expectWays(other, isShownAfter, elsewhere)]);
});

it('and with the database away at midnight what ends is seen on no way, also of a server that starts then', async () => {
  clock.set(nextBefore);
  const ending = projectOf('whose last day is tomorrow');
  const lasting = projectOf('ready with its certificate');
  const toContactPoints = async (project: GateProject) => (await listWaysSeen(server.url, project)).seen;
  expect(await toContactPoints(ending)).toEqual((await listWaysSeen(server.url, ending)).possible);
  await toContactPoints(lasting);
  line.cut();
  // Until then what is kept is seen.
  expect(await toContactPoints(ending)).toEqual(
    expect.arrayContaining(['page', 'list', 'first page', 'list as JSON']),
  );
  clock.set(nextAfter);
  expect(await toContactPoints(ending)).toEqual([]);
  expect((await fetch(`${server.url}/projects`)).status).toBe(503);
  expect(await toContactPoints(lasting)).toContain('page');
  await server.stop();
  server = await startServer();
  expect(await toContactPoints(ending)).toEqual([]);
  expect(await toContactPoints(lasting)).toContain('page');
});
