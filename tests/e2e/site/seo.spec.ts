import sharp from 'sharp';
import { sitePages } from '../../../lib/content/pages/pages';
import { site } from '../../../lib/content/site';
import { expect, test } from '../../support/browser-test';

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

test('every page has its own title, description, canonical address and share picture', async ({
  page,
  baseURL,
}) => {
  test.slow();
  const seen = { titles: new Set<string>(), pictures: new Set<string>() };
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const content = (name: string) =>
      page.locator(`head meta[property="${name}"], head meta[name="${name}"]`).getAttribute('content');
    const title = await page.title();
    expect(title).toContain(site.name);
    expect((await content('description'))?.length).toBeGreaterThan(20);
    const canonical = await page.locator('head link[rel="canonical"]').getAttribute('href');
    expect(new URL(canonical ?? '').href).toBe(new URL(path, baseURL).href);
    expect(await content('og:title')).toBeTruthy();
    expect(await content('og:description')).toBe(await content('description'));
    expect(await content('og:site_name')).toBe(site.name);
    expect(await content('twitter:card')).toBe('summary_large_image');
    const picture = (await content('og:image')) ?? '';
    expect(await content('twitter:image')).toBe(picture);
    const answer = await page.request.get(picture);
    expect(answer.headers()['content-type']).toBe('image/jpeg');
    const { width, height } = await sharp(await answer.body()).metadata();
    expect([width, height]).toEqual([1200, 630]);
    seen.titles.add(title);
    seen.pictures.add(picture);
  }
  expect(seen.titles.size).toBe(paths.length);
  expect(seen.pictures.size).toBe(paths.length);
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
