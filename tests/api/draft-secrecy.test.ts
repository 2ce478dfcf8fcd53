import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtFunctions, callAction } from '../support/action-call';
import { baseUrl, call, logIn } from '../support/api';
import { addSalesPerson } from '../support/people';
import { type SecondServer, startSecondServer } from '../support/second-server';
import { querySql, runSql } from '../support/sql';

const secret = 'Zephyrvane';
const json = {
  name: 'Open Court',
  status: 'featured',
  location: 'Kaup',
  description: '<p>By the river.</p>',
};
const draftOf = (name: string) => ({
  ...json,
  name: `${secret} ${name}`,
  status: 'upcoming',
  description: `<p>${secret} stands here, with a jacaranda.</p>`,
});

let token = '';
let salesToken = '';
let other: SecondServer;
let liveId = '';
/** Of the project that is live, and of one that is not there yet. */
const draftIds: string[] = [];
let sharePicture: Buffer;

const screen = '/admin/projects';
const cookieOf = (value: string) => ({ cookie: `next-auth.session-token=${value}` });
const idOfAction = (name: string) => builtFunctions.find((built) => built.name === name)?.id ?? '';
const act = async (name: string, input: object) => {
  const { code, text } = await callAction(idOfAction(name), ['project', input], { token, path: screen });
  expect([name, code, code === 'ok' ? '' : text]).toEqual([name, 'ok', '']);
};
const bytesOf = async (path: string) => Buffer.from(await (await fetch(`${baseUrl}${path}`)).arrayBuffer());

async function saveDraft(recordId: string | null, name: string): Promise<string> {
  await act('saveDraftAction', { recordId, data: draftOf(name) });
  const rows = await querySql('select id from draft where label = $1', [`${secret} ${name}`]);
  return String(rows[0]?.id);
}

beforeAll(async () => {
  token = await logIn();
  salesToken = await logIn(await addSalesPerson());
  other = await startSecondServer();
  liveId = ((await call('POST', `/api${screen}`, { token, json })).body as { _id: string })._id;
  sharePicture = await bytesOf(`/share/projects/${liveId}`);
  draftIds.push(await saveDraft(liveId, 'Heights'), await saveDraft(null, 'Groves'));
}, 60_000);

afterAll(async () => {
  await other.stop();
  await runSql(`delete from draft where label like '${secret}%'`);
  await call('DELETE', `/api/admin/projects/${liveId}`, { token });
});

type Ask = { path: string; headers?: Record<string, string>; from?: string };

async function ask({ path, headers = {}, from = baseUrl }: Ask): Promise<string> {
  const answer = await fetch(`${from}${path}`, { headers });
  return `${answer.status} ${[...answer.headers].join('\n')}\n${await answer.text()}`;
}

const pages = () => ['/', '/projects', `/projects/${liveId}`, '/upcoming-projects', '/sitemap', '/brands'];
const payload = { rsc: '1' };
const segment = (name: string) => ({
  rsc: '1',
  'next-router-prefetch': '1',
  'next-router-segment-prefetch': name,
});

const ways: [string, () => Ask[]][] = [
  ['the HTML of the pages', () => pages().map((path) => ({ path }))],
  [
    'the public calls',
    () =>
      ['/api/projects', '/api/projects/featured', '/api/hero', '/api/admin/hero'].map((path) => ({ path })),
  ],
  ['the payloads of React', () => pages().map((path) => ({ path, headers: payload }))],
  [
    'the segments that are fetched ahead',
    () =>
      pages().flatMap((path) =>
        ['/_tree', '/_index', '/_full'].map((name) => ({ path, headers: segment(name) })),
      ),
  ],
  ['the sitemap', () => [{ path: '/sitemap.xml' }]],
  [
    'the search, and what it proposes',
    () => [
      { path: '/projects?q=jacaranda' },
      { path: '/projects?q=Zephirvan' },
      { path: '/projects?status=upcoming' },
    ],
  ],
  ['the cards of shared links', () => draftIds.map((id) => ({ path: `/share/projects/${id}` }))],
  ['a call by its id', () => [liveId, ...draftIds].map((id) => ({ path: `/api/projects/${id}` }))],
  [
    'the address that it might have',
    () => draftIds.flatMap((id) => [{ path: `/projects/${id}` }, { path: `/contact?project=${id}` }]),
  ],
  ['the other instance', () => pages().map((path) => ({ path, from: other.url }))],
  [
    'the history, to another role',
    () => [
      { path: '/api/admin/history', headers: { authorization: `Bearer ${salesToken}` } },
      { path: '/admin/history', headers: cookieOf(salesToken) },
      { path: screen, headers: cookieOf(salesToken) },
    ],
  ],
];

describe('a draft', () => {
  it.each(ways)('shows no word in %s', async (_name, list) => {
    const asked = list();
    expect(asked.length).toBeGreaterThan(0);
    for (const one of asked) expect([one, (await ask(one)).includes(secret)]).toEqual([one, false]);
  });

  it('shows no word in structured data and share tags, nor changes the picture of the live project’s link', async () => {
    const html = await ask({ path: `/projects/${liveId}` });
    expect(html).toContain('application/ld+json');
    expect(html).toMatch(/<meta property="og:title" content="Open Court/);
    expect(html).not.toContain(secret);
    expect((await bytesOf(`/share/projects/${liveId}`)).equals(sharePicture)).toBe(true);
  });

  it('is in no call of the specification to an admin either, which count live records', async () => {
    const { body } = await call('GET', '/api/admin/projects', { token });
    expect(JSON.stringify(body)).not.toContain(secret);
    expect(JSON.stringify(body)).toContain('Open Court');
  });
});

describe('the preview of a draft', () => {
  const readLinks = async () => {
    const html = await ask({ path: screen, headers: cookieOf(token) });
    const links = new Set([...html.matchAll(/\/preview\/project\.[\w.-]+/g)].map(([link]) => link));
    return draftIds.map((id) => [...links].find((link) => link.includes(id)) ?? '');
  };

  it('is shown to whoever has its link, is kept by nobody and named to no search engine', async () => {
    for (const path of await readLinks())
      for (const headers of [{}, payload] as Record<string, string>[]) {
        const answer = await fetch(`${baseUrl}${path}`, { headers });
        expect([path, answer.status]).toEqual([path, 200]);
        expect(await answer.text()).toContain(`${secret} stands here`);
        expect(answer.headers.get('cache-control')).toBe('private, no-store');
        expect(answer.headers.get('x-robots-tag')).toBe('noindex, nofollow');
        expect(answer.headers.get('x-nextjs-cache')).toBeNull();
      }
  });

  it('says that it is one, and tells no other site of its address', async () => {
    const [path = ''] = await readLinks();
    const html = await ask({ path });
    expect(html).toContain('This is a draft. The website does not show it.');
    expect(html).toMatch(/<meta name="robots" content="noindex, nofollow"/);
    expect(html).toMatch(/<meta name="referrer" content="strict-origin"/);
  });

  it('is not there by a wrong link, and no more once the draft is published, which the pages then show at once', async () => {
    const [path = '', added = ''] = await readLinks();
    const wrong = [
      '/preview/none',
      `${path}x`,
      path.replace(draftIds[0] ?? '', draftIds[1] ?? ''),
      '/preview/%ff',
    ];
    for (const address of wrong)
      for (const headers of [{}, payload] as Record<string, string>[]) {
        const answer = await fetch(`${baseUrl}${address}`, { headers });
        expect([address, [400, 404].includes(answer.status)]).toEqual([address, true]);
        expect(await answer.text()).not.toContain(secret);
      }
    await act('publishDraftAction', { draft: { _id: draftIds[0], version: 1 } });
    expect((await fetch(`${baseUrl}${path}`)).status).toBe(404);
    expect((await fetch(`${baseUrl}${added}`)).status).toBe(200);
    for (const from of [baseUrl, other.url])
      expect(await ask({ path: `/projects/${liveId}`, from })).toContain(`${secret} stands here`);
    await act('discardDraftAction', { _id: draftIds[1], version: 1 });
    expect((await fetch(`${baseUrl}${added}`)).status).toBe(404);
  });
});

describe('a hidden project', () => {
  it('is gone from every page and call at the next request, on both instances, and is back as fast', async () => {
    const hidden = async (isHidden: boolean) => {
      const id = idOfAction('setProjectHiddenAction');
      expect((await callAction(id, [liveId, isHidden], { token, path: screen })).code).toBe('ok');
    };
    const own = () => [`/projects/${liveId}`, `/api/projects/${liveId}`, `/share/projects/${liveId}`];
    const lists = () => [...pages(), '/api/projects', '/api/projects/featured', '/sitemap.xml'];
    const isShown = async (path: string, from: string) =>
      /Zephyrvane|Open Court/.test(await ask({ path, from })) || (await ask({ path, from })).includes(liveId);
    for (const from of [baseUrl, other.url]) {
      expect(await isShown(`/projects/${liveId}`, from)).toBe(true);
      expect(await isShown('/projects', from)).toBe(true);
    }
    await hidden(true);
    for (const from of [baseUrl, other.url]) {
      for (const path of own()) expect([path, (await fetch(`${from}${path}`)).status]).toEqual([path, 404]);
      for (const path of lists().filter((one) => !one.includes(liveId)))
        expect([path, await isShown(path, from)]).toEqual([path, false]);
    }
    await hidden(false);
    for (const from of [baseUrl, other.url])
      for (const path of own()) expect([path, (await fetch(`${from}${path}`)).status]).toEqual([path, 200]);
  });
});
