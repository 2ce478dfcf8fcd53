import { expect, test } from '../../support/browser/browser-test';

test('@phone the rows stand still, wrap and show every logo when less motion is asked for', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/brands');
  await expect(page.locator('.strip-row').first()).toHaveCSS('animation-name', 'none');
  for (const row of await page.locator('.strip-window').all())
    expect(await row.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  const logos = page.locator('.strip-row > .strip-list > li');
  for (const logo of await logos.all()) {
    await logo.scrollIntoViewIfNeeded();
    await expect(logo.locator('img')).toBeInViewport({ ratio: 1 });
  }
});
