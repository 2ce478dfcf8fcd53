import { controlLabels } from '../../../../lib/content/control-labels';
import { expect, type Page, test } from '../../../support/browser/browser-test';
import { intercept } from '../../../support/browser/intercept';
import { expectAccessible, expectNoSidewaysScroll } from '../../../support/browser/page-watch';
import { alertsOf, signIn } from '../../../support/contract/admin-screens';
import { makeUpload } from '../../../support/records/picture';

const cards = (page: Page) => page.getByRole('article');
const upload = (page: Page) => page.getByRole('button', { name: 'Upload', exact: true });
const columns = (page: Page) =>
  page.evaluate(
    () =>
      getComputedStyle(
        document.querySelector('main ul:has(article)') ?? document.body,
      ).gridTemplateColumns.split(' ').length,
  );

test.describe('on a desktop', () => {
  // proves: ADR-1, ADX-3, ALERT-1
  test('with nothing chosen an alert says so until it is dismissed, and nothing is sent', async ({
    page,
  }) => {
    await signIn(page, '/admin/brands');
    await expect(page.getByRole('heading', { level: 1, name: 'Manage Brands' })).toBeVisible();
    let sent = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST') sent += 1;
    });
    await upload(page).press('Enter');
    await expect(alertsOf(page)).toHaveText('Please select at least one image.');
    await expect(page.getByRole('button', { name: 'choose files' })).toBeFocused();
    expect(sent).toBe(0);
    await alertsOf(page).getByRole('button', { name: controlLabels.dismiss }).press('Enter');
    await expect(alertsOf(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'choose files' })).toBeFocused();
  });

  // proves: ADR-1, ADX-2
  test('two logos are uploaded, stand in the grid at 96 px, and one is deleted and brought back', async ({
    page,
  }) => {
    await signIn(page, '/admin/brands');
    const before = await cards(page).count();
    const picker = page.locator('input[type=file]');
    await expect(picker).toHaveAttribute('multiple', '');
    await expect(picker).toHaveAttribute(
      'accept',
      '.jpg,.jpeg,.png,.webp,.heic,.heif,.svg,image/jpeg,image/png,image/webp,image/heic,image/heif,image/svg+xml',
    );
    await picker.setInputFiles([
      await makeUpload('coast-bank.jpg', 10),
      await makeUpload('clear-line.jpg', 99),
    ]);
    await expect(page.getByText('2 chosen')).toBeVisible();
    await expect(page.getByLabel('Name of the brand in coast-bank.jpg')).toHaveValue('Coast bank');
    await expectAccessible(page);
    await intercept(page, '**/api/admin/uploads', async (route) => {
      await expect(page.getByRole('button', { name: 'Uploading...' })).toBeDisabled();
      await route.continue();
    });
    await upload(page).press('Enter');
    await expect(cards(page)).toHaveCount(before + 2);
    await expect(page.getByText('2 chosen')).toBeHidden();
    await expect(upload(page)).toBeEnabled();
    expect(
      await cards(page)
        .last()
        .getByRole('img')
        .evaluate((image) => image.clientHeight),
    ).toBe(96);
    expect(await columns(page)).toBe(5);

    await page.getByRole('button', { name: 'Delete Coast bank' }).press('Enter');
    const ask = page.getByRole('dialog', { name: 'Delete “Coast bank”?' });
    await expect(ask.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await expect(ask).toContainText('the home page and the page of the brands');
    await ask.getByRole('button', { name: 'Delete brand' }).press('Enter');
    await expect(cards(page)).toHaveCount(before + 1);
    await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Delete Coast bank' })).toBeFocused();
    await page.setViewportSize({ width: 700, height: 900 });
    expect(await columns(page)).toBe(4);
    await page.setViewportSize({ width: 500, height: 900 });
    expect(await columns(page)).toBe(2);
    await expectNoSidewaysScroll(page);
  });
});
