import { expect, type Page, test } from '../../../support/browser/browser-test';
import { abortPosts, intercept } from '../../../support/browser/intercept';
import { expectAccessible, expectProblem } from '../../../support/browser/page-watch';
import { alertsOf, openScreen, signIn } from '../../../support/contract/admin-screens';
import { makeSmallUpload } from '../../../support/records/picture';

const upload = (page: Page) => page.getByRole('button', { name: 'Upload', exact: true });
test.describe('on a desktop', () => {
  // proves: ADX-3
  test('a file that could not be sent stays with its reason, without toast or alert; logos that were not added are not left without a question, and a brand is renamed where it stands', async ({
    page,
  }) => {
    await test.step('a file that could not be sent stays with its reason, without toast or alert', async () => {
      await signIn(page, '/admin/brands');
      await page.locator('input[type=file]').setInputFiles(await makeSmallUpload('kept-logo.jpg', 44));
      await abortPosts(page, '**/api/admin/uploads');
      await upload(page).click();
      await expect(page.getByText(/^The connection was lost/)).toBeVisible();
      await expect(page.getByLabel('Name of the brand in kept-logo.jpg')).toHaveValue('Kept logo');
      await expect(alertsOf(page)).toHaveCount(0);
      await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
      await expectAccessible(page);
      await page.unroute('**/api/admin/uploads');
      await upload(page).click();
      await expect(page.getByRole('button', { name: 'Delete Kept logo' })).toBeVisible();
    });
    await test.step('logos that were chosen and not added are not left without a question', async () => {
      await signIn(page, '/admin/brands');
      await page.locator('input[type=file]').setInputFiles(await makeSmallUpload('asked-logo.jpg', 33));
      await expect(page.getByText('1 chosen')).toBeVisible();
      await page.getByRole('link', { name: 'Hero Section' }).press('Enter');
      const leave = page.getByRole('dialog', { name: 'Leave without saving?' });
      await leave.getByRole('button', { name: 'Continue editing' }).press('Enter');
      await expect(page.getByText('1 chosen')).toBeVisible();
      await page.getByRole('link', { name: 'Hero Section' }).press('Enter');
      await leave.getByRole('button', { name: 'Discard changes' }).press('Enter');
      await expect(page).toHaveURL('/admin/hero');
      await openScreen(page, '/admin/brands');
      await expect(page.getByText('Unsaved work on this device:')).toBeHidden();
    });
    await test.step('a brand is renamed where it stands', async () => {
      await signIn(page, '/admin/brands');
      await page
        .getByRole('button', { name: /^Rename / })
        .first()
        .press('Enter');
      await page.getByLabel('Name of brand 1').fill('Harbour Glass');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: 'Rename Harbour Glass' })).toBeVisible();
      await page.reload();
      await expect(page.getByRole('button', { name: 'Delete Harbour Glass' })).toBeVisible();
    });
  });

  // proves: AUTH-6
  test('a lost session leads to the website; the names that were typed come back after the next log-in, and a logo that had been sent need not be chosen again', async ({
    page,
  }) => {
    await test.step('a lost session leads to the website, and the names that were typed come back after the next log-in', async () => {
      expectProblem(page, /status of 401/);
      const files = [
        await makeSmallUpload('river-bank.jpg', 60),
        await makeSmallUpload('stone-yard.jpg', 160),
      ];
      await signIn(page, '/admin/brands');
      await page.locator('input[type=file]').setInputFiles(files);
      await page.getByLabel('Name of the brand in river-bank.jpg').fill('River Bank & Sons');
      await page.context().clearCookies();
      await upload(page).click();
      await expect(page).toHaveURL('/');

      await signIn(page, '/admin/brands');
      await expect(page.getByText('Unsaved work on this device:')).toBeVisible();
      await page.getByRole('button', { name: 'Open', exact: true }).press('Enter');
      await expect(page.getByLabel('Name of the brand in river-bank.jpg')).toHaveValue('River Bank & Sons');
      await expect(page.getByText('Choose this file again. Its name is saved.')).toHaveCount(2);
      await expect(page.getByText('0 chosen')).toBeVisible();
      await page.locator('input[type=file]').setInputFiles(files);
      await expect(page.getByText('2 chosen')).toBeVisible();
      await upload(page).click();
      await expect(page.getByRole('button', { name: 'Delete River Bank & Sons' })).toBeVisible();
      await openScreen(page, '/admin/brands');
      await expect(page.getByText('Unsaved work on this device:')).toBeHidden();
    });
    await test.step('a logo that had been sent when the session was lost need not be chosen again', async () => {
      await signIn(page, '/admin/brands');
      await page.locator('input[type=file]').setInputFiles(await makeSmallUpload('sent-logo.jpg', 130));
      await page.getByLabel('Name of the brand in sent-logo.jpg').fill('Sent before the end');
      await intercept(page, '**/api/admin/uploads', async (route) => {
        const answer = await route.fetch();
        await page.context().clearCookies();
        await route.fulfill({ response: answer });
      });
      await upload(page).click();
      await expect(page).toHaveURL('/');
      await page.unroute('**/api/admin/uploads');

      await signIn(page, '/admin/brands');
      await page.getByRole('button', { name: 'Open', exact: true }).click();
      await expect(page.getByLabel('Name of the brand in sent-logo.jpg')).toHaveValue('Sent before the end');
      await expect(page.getByText('1 chosen')).toBeVisible();
      await upload(page).click();
      await expect(page.getByRole('button', { name: 'Delete Sent before the end' })).toBeVisible();
    });
  });
});
