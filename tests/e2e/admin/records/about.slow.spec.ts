import { offlineTexts } from '../../../../lib/content/admin/offline';
import { expect, type Page, test } from '../../../support/browser/browser-test';
import { abortPosts } from '../../../support/browser/intercept';
import { expectAccessible } from '../../../support/browser/page-watch';
import { alertsOf, signIn } from '../../../support/contract/admin-screens';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Edit Stats' });
test.describe('on a desktop', () => {
  // proves: ADX-3
  test('a failure raises no toast and no alert, and everything typed stays; a number that cannot be is named at its field', async ({
    page,
  }) => {
    await signIn(page, '/admin/about');
    await page.getByRole('button', { name: 'Edit Stats' }).click();
    const field = dialog(page).getByLabel('Awards Won');
    await test.step('a failure', async () => {
      await field.fill('77');
      await abortPosts(page, '**/admin/about');
      await page.keyboard.press('Control+s');
      await expect(
        dialog(page).getByRole('status').filter({ hasText: offlineTexts.unreachable }),
      ).toBeVisible();
      await expect(field).toHaveValue('77');
      await expect(alertsOf(page)).toHaveCount(0);
      await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
    });
    await test.step('a number that cannot be', async () => {
      await field.fill('-3');
      await page.keyboard.press('Control+s');
      await expect(field).toBeFocused();
      await expect(dialog(page).getByText('Awards Won must not be negative').last()).toBeVisible();
      await expectAccessible(page);
    });
  });
});
