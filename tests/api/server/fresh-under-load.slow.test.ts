import http from 'node:http';
import type { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtFunctions, callAction } from '../../support/contract/action-call';
import { baseUrl, call, logIn } from '../../support/contract/api';
import { withSite } from '../../support/database/sql';
import { readOver, startVisitors } from '../../support/enquiries/visitors';
import { keepSettings, readSetting } from '../../support/records/settings';
import { waitFor } from '../../support/wait-for';

/** Of each page, at the same time, before it is drawn. */
const firstVisitors = 5;
const crowdSize = 20;
/** Longer than the two seconds in which a database that is away is found out. */
const drawingSeconds = 3;

const agent = new http.Agent({ keepAlive: true });
let restoreSettings: () => Promise<void>;
let token = '';
let projectId = '';
let projectPath = '';

beforeAll(async () => {
  token = await logIn();
  restoreSettings = await keepSettings();
  const json = { name: 'Crowded Court', status: 'featured' };
  const { body } = await call('POST', '/api/admin/projects', { token, json });
  const { _id, slug } = body as { _id: string; slug: string };
  projectId = _id;
  projectPath = `/projects/${slug}`;
});

afterAll(async () => {
  agent.destroy();
  await call('DELETE', `/api/admin/projects/${projectId}`, { token });
  await restoreSettings();
});

/** Saves as the office does, and is back when the answer has come. */
async function saveInOffice(action: string, args: unknown[], path: string): Promise<void> {
  const id = builtFunctions.find(({ name }) => name === action)?.id ?? '';
  expect((await callAction(id, args, { token, path })).code).toBe('ok');
}

async function saveSetting(part: string, change: object): Promise<void> {
  const { value, version } = await readSetting(token, part);
  await saveInOffice('saveSettingAction', [part, { ...value, ...change }, version], '/admin/settings');
}

/** Nobody else reads the table until the work has waited for it, and so long; the database answers all other questions. */
async function holdWhile<T>(client: Client, table: string, work: () => Promise<T>): Promise<T> {
  await client.query('begin');
  await client.query(`lock table ${table} in access exclusive mode`);
  const done = work();
  await waitFor(async () => {
    const waiting = 'select from pg_locks where relation = $1::regclass and not granted';
    expect((await client.query(waiting, [table])).rowCount).toBeGreaterThan(0);
  }, 5000);
  await client.query('select pg_sleep($1)', [drawingSeconds]);
  await client.query('commit');
  return done;
}

it.each([
  {
    what: 'the brand and its line',
    save: (words: string) => saveSetting('identity', { name: `${words}, above`, footerTagline: words }),
    shows: (words: string) => [`${words}, above`, `${words}<`],
    table: 'setting',
    pages: () => ['/', '/contact', '/faqs', projectPath],
  },
  {
    what: 'a legal text',
    save: (title: string) => saveSetting('privacy', { title }),
    table: 'setting',
    pages: () => ['/privacy'],
  },
  {
    what: 'a project',
    save: (name: string) =>
      saveInOffice('saveRecordAction', ['project', projectId, { name }], '/admin/projects'),
    table: 'project',
    pages: () => [projectPath, '/', '/projects', '/api/projects'],
  },
])(
  'after a save of $what every page is new from the first visitor of a crowd on, though it takes three seconds to draw',
  async ({ what, save, shows = (words: string) => [words], table, pages }) => {
    const urls = pages().map((path) => `${baseUrl}${path}`);
    // What is kept of each is what was saved before.
    for (const url of urls) expect((await readOver(agent, url)).status).toBe(200);
    const words = `Newest words of ${what}`;
    const read = async (who: string, url: string, headers?: http.OutgoingHttpHeaders) => {
      const { status, body } = await readOver(agent, url, headers);
      return status === 200 && shows(words).every((text) => body.includes(text))
        ? []
        : [`${url} for ${who}: ${status}, not new`];
    };
    const asStaff = { cookie: `next-auth.session-token=${token}` };
    const readAll = () =>
      Promise.all(
        urls.flatMap((url) => [
          ...Array.from({ length: firstVisitors }, () => read('a visitor', url)),
          read('whoever has saved', url, asStaff),
        ]),
      );
    const { old, statuses } = await withSite(async (client) => {
      await save(words);
      return holdWhile(client, table, async () => {
        const reads = readAll();
        const crowd = startVisitors(crowdSize, urls);
        return { old: (await reads).flat(), statuses: await crowd.stop() };
      });
    });
    expect(old).toEqual([]);
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
  },
  30_000,
);
