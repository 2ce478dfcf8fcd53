import { projectsContent } from '../../../../lib/content/projects/projects-pages';
import { expect, test } from '../../../support/browser/browser-test';

type Listed = { slug: string; name: string; explore: boolean };

test.use({ reducedMotion: 'reduce' });

// proves: PROJ-1
test('every project is listed in the admins’ order, and only those to explore lead on', async ({
  page,
  request,
}) => {
  const all: Listed[] = await (await request.get('/api/projects')).json();
  const shown = all.slice(0, 24);
  await page.goto('/projects');
  expect(await page.locator('main h2').allTextContents()).toEqual(shown.map(({ name }) => name));
  for (const { slug, name, explore } of shown) {
    const link = page.locator('main h2').filter({ hasText: name }).locator('a');
    if (explore) {
      await expect(link).toHaveAttribute('href', `/projects/${slug}`);
    } else {
      await expect(link).not.toHaveAttribute('href');
      await expect(link).toHaveAttribute('aria-disabled', 'true');
      await expect(page.locator('main li').filter({ hasText: name })).toContainText(
        projectsContent.comingSoon,
      );
    }
  }
});

test('a page beyond the last one is not found', async ({ request }) => {
  for (const n of ['1', '0', '998', 'two', '1000']) {
    expect((await request.get(`/projects/page/${n}`)).status()).toBe(404);
  }
});

// proves: PROJ-6
test('a project that is not to be explored still answers, unindexed, and is in no sitemap', async ({
  page,
  request,
}) => {
  const all: Listed[] = await (await request.get('/api/projects')).json();
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const robots = page.locator('meta[name="robots"]');
  for (const explore of [true, false]) {
    const project = all.find((one) => one.explore === explore);
    const answer = await page.goto(`/projects/${project?.slug}`);
    expect(answer?.status()).toBe(200);
    if (explore) await expect(robots).toHaveCount(0);
    else await expect(robots).toHaveAttribute('content', /noindex/);
    expect(sitemap.includes(`/projects/${project?.slug}`)).toBe(explore);
  }
});
