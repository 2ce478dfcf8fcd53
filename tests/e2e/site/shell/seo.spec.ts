import { sitePages } from '../../../../lib/content/pages/pages';
import { site } from '../../../../lib/content/site';
import { expect, test } from '../../../support/browser/browser-test';

type Listed = { _id: string; slug?: string; updatedAt: string; explore?: boolean };

let paths: string[];
let board: Listed[];
let projects: Listed[];

test.beforeAll(async ({ request }) => {
  projects = await (await request.get('/api/projects')).json();
  board = await (await request.get('/api/board')).json();
  paths = [
    ...sitePages.map(({ href }) => href),
    `/projects/${projects.find(({ explore }) => explore)?.slug}`,
    `/board/${board[0]?._id}`,
  ];
});

test('the first page says how the site is called, and no other does', async ({ request, baseURL }) => {
  for (const path of paths) {
    const html = await (await request.get(path)).text();
    const all = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
    const sites = all.map(([, json = '']) => JSON.parse(json)).filter((data) => data['@type'] === 'WebSite');
    expect([path, sites]).toEqual([
      path,
      path === '/' ? [expect.objectContaining({ name: site.name, url: baseURL })] : [],
    ]);
  }
});

test('a made-up share picture is not found', async ({ request }) => {
  for (const path of ['nothing', 'projects/01900000-0000-7000-8000-000000000000', 'board/nobody']) {
    expect((await request.get(`/share/${path}`)).status()).toBe(404);
  }
});

test('the crawlers’ sitemap names every page once, with its last change', async ({ request, baseURL }) => {
  const xml = await (await request.get('/sitemap.xml')).text();
  const entries = [...xml.matchAll(/<loc>(.*?)<\/loc>\s*<lastmod>(.*?)<\/lastmod>/g)].map(([, loc, at]) => [
    loc,
    at,
  ]);
  expect(new Set(entries.map(([loc]) => loc)).size).toBe(entries.length);
  for (const path of paths) {
    expect(entries.map(([loc]) => loc)).toContain(path === '/' ? baseURL : `${baseURL}${path}`);
  }
  for (const { _id, updatedAt } of board)
    expect(entries).toContainEqual([`${baseURL}/board/${_id}`, updatedAt]);
  for (const { slug, updatedAt } of projects.filter(({ explore }) => explore))
    expect(entries).toContainEqual([`${baseURL}/projects/${slug}`, updatedAt]);
  const newest = projects
    .map(({ updatedAt }) => updatedAt)
    .sort()
    .at(-1);
  const listChangedAt = entries.find(([loc]) => loc === `${baseURL}/projects`)?.[1];
  // A project that was deleted meanwhile has changed the list later than those that are left.
  expect(Date.parse(listChangedAt ?? '')).toBeGreaterThanOrEqual(Date.parse(newest ?? ''));
});

test('other spellings of a fixed address lead to it in one step', async ({ request }) => {
  for (const { href } of sitePages.filter((page) => page.href !== '/')) {
    for (const spelling of [href.toUpperCase(), `${href}/`, `${href.toUpperCase()}/`]) {
      const answer = await request.get(spelling, { maxRedirects: 0 });
      expect(answer.status()).toBe(308);
      expect(new URL(answer.headers().location ?? '', 'http://any').pathname).toBe(href);
    }
    expect((await request.get(href, { maxRedirects: 0 })).status()).toBe(200);
  }
});

test('only the site’s own host may be indexed', async ({ request }) => {
  for (const path of ['/', '/faqs', `/projects/${projects[0]?.slug}`]) {
    const own = await request.get(path);
    expect(own.headers()['x-robots-tag']).toBeUndefined();
    const other = await request.get(path, { headers: { host: 'preview.example.net' } });
    expect(other.headers()['x-robots-tag']).toContain('noindex');
  }
});
