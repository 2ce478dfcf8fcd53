import { brandsContent } from '../../../lib/content/pages/brands-page';
import { homeContent } from '../../../lib/content/pages/home';
import { expect, test } from '../../support/browser/browser-test';

// proves: BRAND-1
test('two rows of logos run in opposite directions, 20 s each, and can be paused', async ({
  page,
  request,
}) => {
  const brands: unknown[] = await (await request.get('/api/brands')).json();
  await page.addInitScript(() => sessionStorage.setItem('splash', 'seen'));
  await page.goto('/brands');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(brandsContent.title);
  const rows = page.locator('.strip-row');
  await expect(rows).toHaveCount(2);
  for (const [index, direction] of ['normal', 'reverse'].entries()) {
    const row = rows.nth(index);
    await expect(row).toHaveCSS('animation-duration', '20s');
    await expect(row).toHaveCSS('animation-iteration-count', 'infinite');
    await expect(row).toHaveCSS('animation-direction', direction);
  }
  await expect(page.locator('.strip-row > .strip-list > li')).toHaveCount(brands.length);
  await page.getByRole('button', { name: homeContent.pauseMakers }).click();
  await page.mouse.move(2, 2);
  for (const index of [0, 1]) {
    await expect(rows.nth(index)).toHaveCSS('animation-play-state', 'paused');
  }
  await page.getByRole('button', { name: homeContent.playMakers }).click();
  await page.mouse.move(2, 2);
  await expect(rows.first()).toHaveCSS('animation-play-state', 'running');
});
