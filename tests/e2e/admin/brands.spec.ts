import { controlLabels } from '../../../lib/content/control-labels';
import { alertsOf, openScreen, signIn } from '../../support/admin-screens';
import { expect, type Page, test } from '../../support/browser-test';
import { abortPosts, intercept } from '../../support/intercept';
import { expectAccessible, expectNoSidewaysScroll, expectProblem } from '../../support/page-watch';
import { makeUpload } from '../../support/picture';

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
    await expectAccessible(page);
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

  // proves: ADX-3
  test('a file that could not be sent stays with its reason, without toast or alert', async ({ page }) => {
    await signIn(page, '/admin/brands');
    await page.locator('input[type=file]').setInputFiles(await makeUpload('kept-logo.jpg', 44));
    await abortPosts(page, '**/api/admin/uploads');
    await upload(page).click();
    await expect(page.getByText(/^The connection dropped/)).toBeVisible();
    await expect(page.getByLabel('Name of the brand in kept-logo.jpg')).toHaveValue('Kept logo');
    await expect(alertsOf(page)).toHaveCount(0);
    await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
    await expectAccessible(page);
    await page.unroute('**/api/admin/uploads');
    await upload(page).click();
    await expect(page.getByRole('button', { name: 'Delete Kept logo' })).toBeVisible();
  });

  // proves: AUTH-6
  test('a lost session leads to the website, and the names that were typed come back after the next log-in', async ({
    page,
  }) => {
    expectProblem(page, /status of 401/);
    const files = [await makeUpload('river-bank.jpg', 60), await makeUpload('stone-yard.jpg', 160)];
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
    await expect(page.getByText('Choose this file again; its name is kept.')).toHaveCount(2);
    await expect(page.getByText('0 chosen')).toBeVisible();
    await expectAccessible(page);
    await page.locator('input[type=file]').setInputFiles(files);
    await expect(page.getByText('2 chosen')).toBeVisible();
    await upload(page).click();
    await expect(page.getByRole('button', { name: 'Delete River Bank & Sons' })).toBeVisible();
    await openScreen(page, '/admin/brands');
    await expect(page.getByText('Unsaved work on this device:')).toBeHidden();
  });

  // proves: AUTH-6
  test('a logo that had been sent when the session was lost need not be chosen again', async ({ page }) => {
    await signIn(page, '/admin/brands');
    await page.locator('input[type=file]').setInputFiles(await makeUpload('sent-logo.jpg', 130));
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

  test('logos that were chosen and not added are not left without a question', async ({ page }) => {
    await signIn(page, '/admin/brands');
    await page.locator('input[type=file]').setInputFiles(await makeUpload('asked-logo.jpg', 33));
    await expect(page.getByText('1 chosen')).toBeVisible();
    await page.getByRole('link', { name: 'Hero Section' }).press('Enter');
    const leave = page.getByRole('dialog', { name: 'Leave without saving?' });
    await leave.getByRole('button', { name: 'Go on editing' }).press('Enter');
    await expect(page.getByText('1 chosen')).toBeVisible();
    await page.getByRole('link', { name: 'Hero Section' }).press('Enter');
    await leave.getByRole('button', { name: 'Discard changes' }).press('Enter');
    await expect(page).toHaveURL('/admin/hero');
    await openScreen(page, '/admin/brands');
    await expect(page.getByText('Unsaved work on this device:')).toBeHidden();
  });

  test('a brand is renamed where it stands', async ({ page }) => {
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

// proves: ADR-1
test('two columns fit a phone', { tag: '@phone' }, async ({ page }) => {
  await signIn(page, '/admin/brands');
  await expect(cards(page).first()).toBeVisible();
  expect(await columns(page)).toBe(2);
});
