import { privacy, terms } from '../../../lib/content/pages/legal';
import { sitePages } from '../../../lib/content/pages/pages';
import { sitemapContent } from '../../../lib/content/pages/sitemap-page';
import { toDay } from '../../../lib/shared/time/local-day';
import { expect, test } from '../../support/browser/browser-test';

test.use({ reducedMotion: 'reduce' });

// proves: LEGAL-1
test('each legal text has its sections, the day of its last change and a list of contents', async ({
  page,
}) => {
  for (const [path, text] of Object.entries({ '/privacy': privacy, '/terms': terms })) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.title);
    await expect(page.locator('main h2')).toHaveText(text.sections.map(({ heading }) => heading));
    // The demo's facts are as old as the privacy text; today, where another test has saved it, or a fact that it names.
    const written = [text.updated, privacy.updated].sort().at(-1);
    const day = new RegExp(`^(?:${written}|${toDay(Date.now())})$`);
    await expect(page.locator('main time')).toHaveAttribute('datetime', day);
    const last = text.sections.at(-1)?.heading ?? '';
    await page.locator('main nav').getByRole('link', { name: last, exact: true }).click();
    await expect(page.getByRole('heading', { name: last, exact: true })).toBeInViewport();
  }
});

// proves: LEGAL-1
test('/sitemap names every fixed page, the projects and the board', async ({ page, request }) => {
  const projects: { slug: string; explore: boolean }[] = await (await request.get('/api/projects')).json();
  const board: { _id: string }[] = await (await request.get('/api/board')).json();
  await page.goto('/sitemap');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(sitemapContent.title);
  const hrefs = await page
    .locator('main a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  for (const { href } of sitePages) expect(hrefs).toContain(href);
  for (const { slug } of projects.filter(({ explore }) => explore).slice(0, 24)) {
    expect(hrefs).toContain(`/projects/${slug}`);
  }
  for (const { _id } of board) expect(hrefs).toContain(`/board/${_id}`);
});
