import { expect, test } from '../../../support/browser/browser-test';
import { signIn } from '../../../support/contract/admin-screens';

test('the bar above a screen is one line at every width, and none at 200 % zoom', async ({ page }) => {
  await signIn(page, '/admin/projects');
  const bar = page.getByRole('complementary', { name: 'Before visitors are invited' });
  for (const width of [1440, 390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    const box = await bar.boundingBox();
    expect([width, (box?.height ?? 99) <= 45]).toEqual([width, true]);
  }
  // What 1280 x 800 are at 200 %.
  await page.setViewportSize({ width: 640, height: 400 });
  await expect(bar).toBeHidden();
});
