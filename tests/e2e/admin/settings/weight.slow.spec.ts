import { expect, test } from '../../../support/browser/browser-test';
import { sumBytes, watchNetwork } from '../../../support/browser/network-watch';
import { signIn } from '../../../support/contract/admin-screens';

// Bytes with the heads of the answers. 1 KB is 1,000 bytes.
const beforeEditor = 200_000;
const largestFile = 110_000;

for (const { path, button } of [
  { path: '/admin/board', button: 'Add Director' },
  { path: '/admin/projects', button: 'Add Project' },
]) {
  test(`${path} fetches the text editor with its dialog, as soon as the pointer comes to the button that opens it`, async ({
    page,
  }) => {
    await signIn(page, '/admin/account');
    const fetched = await watchNetwork(page);
    const scripts = () => fetched.filter(({ type }) => type === 'Script');
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect(sumBytes(scripts())).toBeLessThanOrEqual(beforeEditor);
    const before = scripts().length;
    await page.getByRole('button', { name: button }).first().hover();
    await expect
      .poll(() =>
        Math.max(
          ...scripts()
            .slice(before)
            .map(({ bytes }) => bytes),
          0,
        ),
      )
      .toBeGreaterThan(80_000);
    expect(Math.max(...scripts().map(({ bytes }) => bytes))).toBeLessThanOrEqual(largestFile);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('button', { name: button }).first().click();
    await expect(page.getByRole('dialog').getByLabel('Name required')).toBeFocused();
  });
}
