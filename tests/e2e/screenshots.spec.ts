import { expect, test } from 'playwright/test';
import { findChromium } from '../../scripts/lib/programs/chromium';
import { nameOf, openPage, settle, sizeOf } from '../../scripts/lib/screenshots/page';

/*
 * Compares a change with pictures of the site before it, on one machine: fonts differ between machines. Start the former commit,
 * run `TEST_BASE_URL=http://localhost:3000 npx playwright test --project screenshots --update-snapshots`, start the change on the
 * same data, and run the same without `--update-snapshots`. What differs is in `test-results/`.
 */
test.use({
  launchOptions: { executablePath: await findChromium(), args: ['--no-sandbox'] },
  // It stops what moves by itself.
  contextOptions: { reducedMotion: 'reduce' },
});

const pages = [
  '/',
  '/about',
  '/aboutclick',
  '/projects',
  '/projects/kadal-crest',
  '/upcoming-projects',
  '/brands',
  '/faqs',
  '/contact',
  '/privacy',
  '/no-such-page',
  '/786313login',
];

for (const width of [360, 1280])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: sizeOf(width) });

    for (const address of pages)
      test(`${address} looks as before`, async ({ page }) => {
        await openPage(page, address);
        await settle(page, 20_000);
        await expect(page).toHaveScreenshot(`${nameOf(address)}-${width}.png`, {
          fullPage: true,
          threshold: 0.05,
          timeout: 60_000,
          // What names a time or plays.
          mask: [page.locator('time, video')],
        });
      });
  });
