import sharp from 'sharp';
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
