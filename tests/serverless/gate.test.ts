import { afterAll, beforeAll, expect, it } from 'vitest';
import { gatedCacheControl } from '@/lib/shared/gated-tag';
import { withClient } from '../../scripts/lib/database/migrate';
import { processes, serverlessSite, startHost, takeHost } from '../support/serverless/host';
import { makeMovedClock } from '../support/servers/moved-clock';

const clock = makeMovedClock();
const host = await startHost(clock.settings);
takeHost(host);
const { logIn } = await import('../support/contract/api');
const { atNoon, gateCases, justAfter, listWaysSeen, nextAfter, nextNoon, soonAfter, wellBefore } =
  await import('../support/records/gate-cases');
const { addGateProjects, compareWays, setAdvertising } = await import('../support/records/gate-site');

let token = '';
let made: Awaited<ReturnType<typeof addGateProjects>>;

beforeAll(async () => {
  clock.set(atNoon);
  token = await logIn();
  made = await addGateProjects(token, cases);
}, 120_000);

afterAll(async () => {
  await withClient(serverlessSite.databaseUrl, (client) =>
    client.query(
      `alter database "${new URL(host.databaseUrl).pathname.slice(1)}" with allow_connections true`,
    ),
  );
  await host.stop();
  clock.remove();
});

/** `tests/api/projects/gate.slow.test.ts` asks for every case: here is one of each outcome. */
const cases = [
  'featured while it is built',
  'whose last day it is',
  'whose last day is tomorrow',
  'that is registered tomorrow',
  'ready with its certificate',
];
const isShown = (title: string) => gateCases[title]?.isShown === true;
const isShownAfter = (title: string) => gateCases[title]?.isShownAfterMidnight ?? isShown(title);
const turning = ['whose last day it is', 'that is registered tomorrow', 'whose last day is tomorrow'];
const expectWays = async (isExpected: (title: string) => boolean, titles = [...made.keys()]) => {
  const projects = new Map([...made].filter(([title]) => titles.includes(title)));
  const { found, expected } = await compareWays(host.url, projects, isExpected);
  expect(found).toEqual(expected);
};

it(
  'while the office is warned alone every project is seen on every way',
  () => expectWays(() => true),
  240_000,
);

it('once it is enforced, what may not be advertised is seen on none, whichever process answers', async () => {
  await setAdvertising('enforce', token);
  await expectWays(isShown);
  // A cache before the host may not show it for a day.
  const { id } = made.get('ready with its certificate') ?? { id: '' };
  const { headers } = await fetch(`${host.url}/share/projects/${id}`);
  expect(headers.get('cache-control')).toBe(gatedCacheControl);
}, 240_000);

it('by midnight what ends is gone, and ten minutes after it what begins has come, by the clock alone', async () => {
  clock.set(wellBefore);
  await expectWays(isShown, turning);
  clock.set(justAfter);
  await expectWays(isShownAfter, ['whose last day it is']);
  clock.set(soonAfter);
  await expectWays(isShownAfter, turning);
}, 180_000);

it('and with the database away at midnight it is seen on no way', async () => {
  clock.set(nextNoon);
  const ending = made.get('whose last day is tomorrow');
  if (!ending) throw new Error('There is no such case.');
  // Each process in turn keeps the page that it has drawn.
  const expectPageOfEach = async () => {
    for (let turn = 0; turn < processes; turn += 1) {
      const answer = await fetch(`${host.url}/projects/${ending.slug}`);
      expect(await answer.text()).toContain(ending.place);
    }
  };
  host.renewProcesses();
  await expectPageOfEach();
  const name = new URL(host.databaseUrl).pathname.slice(1);
  await withClient(serverlessSite.databaseUrl, async (client) => {
    await client.query(`alter database "${name}" with allow_connections false`);
    await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
  });
  // What was kept is seen until then.
  await expectPageOfEach();
  clock.set(nextAfter);
  expect((await listWaysSeen(host.url, ending)).seen).toEqual([]);
}, 120_000);
