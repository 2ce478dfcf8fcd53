import { controlLabels } from '../../../lib/content/control-labels';
import { expect, type Page, test } from '../../support/browser-test';
import { makeGate } from '../../support/gate';
import { untilHydrated } from '../../support/hydrated';
import { intercept } from '../../support/intercept';
import { readLeave } from '../../support/motion';
import { expectProblem } from '../../support/page-watch';

test.describe('the splash', () => {
  // proves: SHELL-1
  test('its logo and its words have gone before its paper begins to', async ({ page }) => {
    await page.goto('/', { waitUntil: 'commit' });
    const words = await page.locator('.splash > div').evaluate(readLeave);
    const paper = await page.locator('.splash').evaluate(readLeave);
    expect(paper.to).toBeCloseTo(1500);
    expect(words.to).toBeLessThan(paper.from + 0.1);
    expect(words.to - words.from).toBeCloseTo(120);
  });

  // proves: SHELL-1
  test('does not show when less motion is asked for', async ({ browser, baseURL }) => {
    const page = await browser.newPage({ baseURL, reducedMotion: 'reduce' });
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.locator('h1')).toBeAttached();
    await expect(page.locator('.splash')).toHaveCSS('display', 'none');
    await page.close();
  });
});

test.describe('the shell', () => {
  test.use({ reducedMotion: 'reduce' });

  // proves: HEAD-5
  test('on a phone nothing shows through the header once the page is scrolled', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/projects');
    const readAlpha = () =>
      page.locator('header').evaluate((element) => {
        const [, alpha = '1'] = /\/ ([\d.]+)\)$/.exec(getComputedStyle(element).backgroundColor) ?? [];
        return Number(alpha);
      });
    expect(await readAlpha()).toBe(0.98);
    await page.evaluate(() => scrollTo(0, 51));
    await expect.poll(readAlpha).toBe(1);
  });

  test('what is not there stands whole on a phone on its side: its ways onward are above the bar', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    await page.goto('/no/such/page');
    const ways = page.getByRole('main').getByRole('listitem').last();
    const { y = 0, height = 0 } = (await ways.boundingBox()) ?? {};
    expect(y + height).toBeLessThanOrEqual(390 - 53);
  });
});

test.describe('the menu on a small screen', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => sessionStorage.setItem('splash', 'seen'));
    await page.goto('/');
  });

  test('stays open where it was opened before the script had come', async ({ page }) => {
    const gate = makeGate();
    await page.route('**/_next/static/**/*.js', async (route) => {
      await gate.opened;
      await route.continue();
    });
    await page.goto('/about', { waitUntil: 'commit' });
    await page.getByRole('button', { name: controlLabels.openMenu }).click();
    const menu = page.getByRole('dialog', { name: controlLabels.menu });
    await expect(menu).toBeVisible();
    gate.open();
    await untilHydrated(page);
    await expect(page.locator('[aria-controls=site-menu]')).toHaveAttribute('aria-expanded', 'true');
    await expect(menu).toBeVisible();
  });
});

test.describe('the newsletter box', () => {
  const path = '**/api/v1/newsletter';

  test.use({ reducedMotion: 'reduce' });

  // proves: NEWS-2
  test('keeps the address for good, and answers alike when it comes again', async ({ page }) => {
    for (const round of [1, 2]) {
      await page.goto('/');
      await page.getByRole('textbox', { name: controlLabels.emailAddress }).fill('kept.reader@example.com');
      const answer = page.waitForResponse('**/api/v1/newsletter');
      await page.getByRole('button', { name: controlLabels.subscribe }).click();
      expect((await answer).ok(), `round ${round}`).toBe(true);
      await expect(page.locator('#newsletter-note')).toHaveText('Thanks for subscribing!');
    }
  });

  // proves: NEWS-1
  test('does nothing when it is empty', async ({ page }) => {
    const sent: string[] = [];
    await intercept(page, path, (route) => {
      sent.push(route.request().url());
      return route.abort();
    });
    await page.goto('/');
    await page.getByRole('textbox', { name: controlLabels.emailAddress }).fill('   ');
    await page.getByRole('button', { name: controlLabels.subscribe }).click();
    await expect(page.locator('#newsletter-note')).toHaveText(
      'By subscribing, you agree to our Privacy Policy.',
    );
    expect(sent).toEqual([]);
  });

  // proves: NEWS-2
  test('keeps the address when it could not be stored', async ({ page }) => {
    expectProblem(page, /status of 503/);
    await intercept(page, path, (route) =>
      route.fulfill({ status: 503, json: { message: 'Something went wrong. Please try again.' } }),
    );
    await page.goto('/');
    const field = page.getByRole('textbox', { name: controlLabels.emailAddress });
    await field.fill('reader@example.com');
    await page.getByRole('button', { name: controlLabels.subscribe }).click();
    await expect(page.locator('#newsletter-note')).toHaveText('Something went wrong. Please try again.');
    await expect(field).toHaveValue('reader@example.com');
  });
});

/** The paths of the pages that are fetched from now on. */
function watchFetched(page: Page): string[] {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.headers().rsc) fetched.push(new URL(request.url()).pathname);
  });
  return fetched;
}

test('a page in view fetches no other page', { tag: '@both' }, async ({ page }) => {
  const fetched = watchFetched(page);
  await page.goto('/projects', { waitUntil: 'load' });
  await expect(page.locator('main h2 a[href]').first()).toBeVisible();
  // Long enough for what is fetched ahead when the page is idle.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(() => setTimeout(done, 500))));
  expect(fetched).toEqual([]);
});

test('a link fetches its page when it is pointed at', async ({ page }) => {
  const fetched = watchFetched(page);
  await page.goto('/projects', { waitUntil: 'load' });
  const link = page.locator('main h2 a[href]').first();
  await link.hover();
  await expect.poll(() => fetched).toContain(await link.getAttribute('href'));
});
