import { controlLabels } from '../../../../lib/content/control-labels';
import { expect, type Page, test } from '../../../support/browser/browser-test';
import { untilHydrated } from '../../../support/browser/hydrated';
import { intercept } from '../../../support/browser/intercept';
import { readLeave } from '../../../support/browser/motion';
import { expectProblem } from '../../../support/browser/page-watch';
import { makeGate } from '../../../support/records/gate';

test.describe('the splash', () => {
  // proves: SHELL-1
  test('its logo and its words have gone before its paper begins to, and it does not show when less motion is asked for', async ({
    page,
    browser,
    baseURL,
  }) => {
    await test.step('its logo and its words have gone before its paper begins to', async () => {
      await page.goto('/', { waitUntil: 'commit' });
      const words = await page.locator('.splash > div').evaluate(readLeave);
      const paper = await page.locator('.splash').evaluate(readLeave);
      expect(paper.to).toBeCloseTo(1500);
      expect(words.to).toBeLessThan(paper.from + 0.1);
      expect(words.to - words.from).toBeCloseTo(120);
    });
    await test.step('does not show when less motion is asked for', async () => {
      const still = await browser.newPage({ baseURL, reducedMotion: 'reduce' });
      await still.goto('/', { waitUntil: 'commit' });
      await expect(still.locator('h1')).toBeAttached();
      await expect(still.locator('.splash')).toHaveCSS('display', 'none');
      await still.close();
    });
  });
});

test.describe('the shell', () => {
  test.use({ reducedMotion: 'reduce' });

  // proves: HEAD-5
  test('on a phone nothing shows through the header once the page is scrolled, and on its side the ways onward of a missing page are above the bar', async ({
    page,
  }) => {
    await test.step('on a phone nothing shows through the header once the page is scrolled', async () => {
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
    await test.step('what is not there stands whole on a phone on its side: its ways onward are above the bar', async () => {
      await page.setViewportSize({ width: 844, height: 390 });
      await page.goto('/no/such/page');
      const ways = page.getByRole('main').getByRole('listitem').last();
      const { y = 0, height = 0 } = (await ways.boundingBox()) ?? {};
      expect(y + height).toBeLessThanOrEqual(390 - 53);
    });
  });
});

test.describe('the menu on a small screen', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => sessionStorage.setItem('splash', 'seen'));
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

  // proves: NEWS-1, NEWS-2
  test('does nothing when it is empty, and keeps the address when it could not be stored', async ({
    page,
  }) => {
    await test.step('does nothing when it is empty', async () => {
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
    await page.unrouteAll();
    await test.step('keeps the address when it could not be stored', async () => {
      expectProblem(page, /status of 503/);
      await intercept(page, path, (route) =>
        route.fulfill({ status: 503, json: { message: 'Something went wrong. Please try again.' } }),
      );
      const field = page.getByRole('textbox', { name: controlLabels.emailAddress });
      await field.fill('reader@example.com');
      await page.getByRole('button', { name: controlLabels.subscribe }).click();
      await expect(page.locator('#newsletter-note')).toHaveText('Something went wrong. Please try again.');
      await expect(field).toHaveValue('reader@example.com');
    });
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

test('a page in view fetches no other page, and a link fetches its own when it is pointed at', async ({
  page,
}) => {
  const fetched = watchFetched(page);
  await test.step('a page in view fetches no other page', async () => {
    await page.goto('/projects', { waitUntil: 'load' });
    await expect(page.locator('main h2 a[href]').first()).toBeVisible();
    // Long enough for what is fetched ahead when the page is idle.
    await page.evaluate(() => new Promise((done) => requestIdleCallback(() => setTimeout(done, 500))));
    expect(fetched).toEqual([]);
  });
  await test.step('a link fetches its page when it is pointed at', async () => {
    const link = page.locator('main h2 a[href]').first();
    await link.hover();
    await expect.poll(() => fetched).toContain(await link.getAttribute('href'));
  });
});
