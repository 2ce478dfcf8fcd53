import { controlLabels } from '../../../lib/content/control-labels';
import { homeContent } from '../../../lib/content/pages/home';
import { expect, type Page, test } from '../../support/browser/browser-test';

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem('splash', 'seen'));
});

test('in the window of a small phone "Find a home" takes words and is sent, above the bar @phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto('/');
  const form = page.locator('.find-home');
  for (const part of [form.getByRole('searchbox'), form.getByRole('button')]) {
    const { y = 0, height = 0 } = (await part.boundingBox()) ?? {};
    expect(height).toBeGreaterThanOrEqual(44);
    expect(y + height).toBeLessThanOrEqual(664 - 53);
  }
});

test.describe('the final figures', () => {
  const shown = (page: Page) => page.locator('dl dd [aria-hidden]');
  const finals = (page: Page) => page.locator('dl dd .sr-only').allTextContents();

  // proves: HOME-2
  test('stand where they were seen before the script ran: they do not fall', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 4000 });
    await page.goto('/');
    await expect(page.locator('[aria-roledescription=carousel]:not([data-held])')).toBeAttached();
    for (let look = 0; look < 5; look += 1) {
      expect(await shown(page).allTextContents()).toEqual(await finals(page));
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
  });

  // proves: HOME-2
  test('stand where less motion is asked for, and the film of the testimonials is left alone', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await expect(page.getByRole('button', { name: controlLabels.play }).first()).toBeVisible();
    expect(await shown(page).allTextContents()).toEqual(await finals(page));
    await shown(page).first().scrollIntoViewIfNeeded();
    expect(await shown(page).allTextContents()).toEqual(await finals(page));
    // The film is left alone, too.
    const section = page.locator('section[aria-labelledby="testimonials"]');
    await section.scrollIntoViewIfNeeded();
    await expect(section.getByRole('button', { name: homeContent.playFilm })).toBeVisible();
    await expect(section.locator('video source')).toHaveCount(0);
  });
});

test.describe('the testimonials', () => {
  // proves: HOME-4
  test('play their film while it is near, and hold it while it is not', async ({ page }) => {
    await page.goto('/');
    const section = page.locator('section[aria-labelledby="testimonials"]');
    const isPaused = () => section.locator('video').evaluate((film: HTMLVideoElement) => film.paused);
    for (let round = 0; round < 2; round += 1) {
      await section.scrollIntoViewIfNeeded();
      await expect.poll(isPaused).toBe(false);
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await expect.poll(isPaused).toBe(true);
    }
    await section.scrollIntoViewIfNeeded();
    await section.getByRole('button', { name: homeContent.pauseFilm }).click();
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await section.scrollIntoViewIfNeeded();
    // What was paused by hand stays so.
    await expect(section.getByRole('button', { name: homeContent.playFilm })).toBeInViewport();
    expect(await isPaused()).toBe(true);
  });
});

test.describe('the strip of makers', () => {
  test('is sent once, and fills any window and its own copy by what the browser adds', async ({
    page,
    request,
  }) => {
    const brands: unknown[] = await (await request.get('/api/brands')).json();
    const sent = await (await request.get('/')).text();
    expect(sent.match(/<ul[^>]* class="strip-list"/g)).toHaveLength(1);
    await page.goto('/');
    const row = page.locator('.strip-row');
    await expect(row.locator('> .strip-list > li')).toHaveCount(brands.length);
    for (const width of [360, 1440, 3800]) {
      await page.setViewportSize({ width, height: 800 });
      await expect
        .poll(() =>
          row.evaluate((element) => {
            const width = element.querySelector('.strip-list')?.getBoundingClientRect().width ?? 0;
            const lists = element.getBoundingClientRect().width / width;
            return Math.abs(lists - 2 * Math.ceil(innerWidth / width));
          }),
        )
        .toBeLessThan(0.01);
    }
    await expect(row.getByRole('list', { includeHidden: false })).toHaveCount(1);
  });
});

// proves: SHELL-4
test('what is in view when a page opens, or is gone back to, does not vanish first, and a page that was gone to reveals its parts as the first one does', async ({
  page,
}) => {
  await test.step('what is in view when a page opens, or is gone back to, does not vanish first', async () => {
    await page.goto('/');
    const featured = page.locator('[data-reveals]:has(h3)').first();
    await featured.scrollIntoViewIfNeeded();
    await expect(featured).toHaveAttribute('data-reveal', 'in');
    await featured.locator('a').click();
    await expect(page).toHaveURL(/\/projects\//);
    await page.goBack();
    await expect(featured).toBeInViewport();
    await expect(featured).toHaveCSS('opacity', '1');
    await expect(featured).not.toHaveAttribute('data-reveal');
    await page.evaluate(() => scrollTo(0, 0));
    await expect(featured).toHaveAttribute('data-reveal', 'out');
  });
  await test.step('a page that was gone to reveals its parts as the first one does', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Projects', exact: true }).click();
    // Cards of the page before are in `main` until then.
    await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible();
    const card = page.locator('main li [data-reveals]').last();
    await expect(card).toHaveAttribute('data-reveal', 'out');
    await card.scrollIntoViewIfNeeded();
    await expect(card).toHaveAttribute('data-reveal', 'in');
  });
});
