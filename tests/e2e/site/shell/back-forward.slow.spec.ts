import { expect, test } from '../../../support/browser/browser-test';

// The headless shell, and Playwright's browsers, keep no page that was left; a visitor's do.
const launch = process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {};
test.use({
  launchOptions: {
    ...launch,
    args: ['--no-sandbox', '--disable-quic', '--no-first-run'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

for (const path of ['/', '/contact']) {
  test(`${path} is shown as it was left when the visitor comes back to it`, async ({
    context,
    page,
    baseURL,
  }) => {
    // Playwright loses a page that comes back whole, so that it says itself how it came, for a page beside it to read.
    await context.addInitScript(() => {
      if (location.protocol === 'about:') return;
      sessionStorage.setItem('splash', 'seen');
      addEventListener('pageshow', ({ persisted }) => {
        if (!persisted) return;
        const { opacity } = getComputedStyle(document.querySelector('h1') ?? document.body);
        const splash = document.querySelector('.splash')?.checkVisibility() ?? false;
        localStorage.setItem(
          'restored',
          JSON.stringify({ path: location.pathname, scrollY, opacity, splash }),
        );
      });
    });
    const beside = await context.newPage();
    await beside.goto('/terms', { waitUntil: 'commit' });
    await page.goto(path);
    await page.evaluate(() => scrollTo(0, 300));
    const left = await page.evaluate(() => scrollY);
    await page.goto(`${baseURL}/privacy`);
    await page.evaluate(() => setTimeout(() => history.back()));
    await expect
      .poll(() => beside.evaluate(() => JSON.parse(localStorage.getItem('restored') ?? 'null')), {
        timeout: 10_000,
      })
      .toEqual({ path, scrollY: left, opacity: '1', splash: false });
  });
}
