import { expect, type Page, test } from '../../../support/browser/browser-test';
import { intercept } from '../../../support/browser/intercept';
import { expectAccessible } from '../../../support/browser/page-watch';
import { signIn } from '../../../support/contract/admin-screens';
import { makeUpload } from '../../../support/records/picture';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Upload Images' });
const removeButtons = (page: Page) => page.getByRole('button', { name: /^Remove image \d+$/ });
/** How many there are, once they are shown: the list comes after the frame of the page. */
async function countImages(page: Page): Promise<number> {
  await expect(removeButtons(page).first()).toBeVisible();
  return removeButtons(page).count();
}
// "Image 1" is also how "image 10" begins.
const altText = (page: Page, position: number) =>
  page.getByLabel(`Alt text of image ${position}`, { exact: true });

test.describe('on a desktop', () => {
  // proves: ADH-1, ADX-1, ADX-2
  test('several images are uploaded at once, and nothing happens when none is chosen', async ({ page }) => {
    await signIn(page, '/admin/hero');
    await expect(page.getByRole('heading', { level: 1, name: 'Hero Section' })).toBeVisible();
    const before = await countImages(page);
    await page.getByRole('button', { name: 'Upload Images' }).press('Enter');
    const submit = dialog(page).getByRole('button', { name: 'Upload', exact: true });
    await expect(dialog(page).getByRole('button', { name: 'Cancel', exact: true })).toBeVisible();
    let sent = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST') sent += 1;
    });
    await submit.press('Enter');
    await expect(dialog(page)).toBeVisible();
    expect(sent).toBe(0);

    const picker = dialog(page).locator('input[type=file]');
    await expect(picker).toHaveAttribute('multiple', '');
    await expect(picker).toHaveAttribute(
      'accept',
      '.jpg,.jpeg,.png,.webp,.heic,.heif,.svg,image/jpeg,image/png,image/webp,image/heic,image/heif,image/svg+xml',
    );
    await picker.setInputFiles([
      await makeUpload('dawn.jpg', 20),
      await makeUpload('dusk.jpg', 200),
      { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') },
    ]);
    await expect(dialog(page).getByText('2 ready, 1 left out')).toBeVisible();
    await expect(dialog(page).getByText('This file is not a picture that can be used')).toBeVisible();
    await dialog(page).getByLabel('Alt text of picture 1').fill('A tower at dawn');
    await expectAccessible(page);

    await intercept(page, '**/admin/hero', async (route) => {
      if (route.request().method() === 'POST')
        await expect(dialog(page).getByRole('button', { name: 'Uploading...' })).toBeDisabled();
      await route.continue();
    });
    await submit.press('Enter');
    await expect(dialog(page)).toBeHidden();
    await expect(removeButtons(page)).toHaveCount(before + 2);
    await expect(altText(page, before + 1)).toHaveValue('A tower at dawn');
  });
});
