import { expect, type Page, test } from '../../../support/browser/browser-test';
import { untilHydrated } from '../../../support/browser/hydrated';
import { abortPosts, intercept } from '../../../support/browser/intercept';
import { expectAccessible } from '../../../support/browser/page-watch';
import { alertsOf, openScreen, signIn } from '../../../support/contract/admin-screens';
import { makeGate } from '../../../support/records/gate';
import { makeSmallUpload } from '../../../support/records/picture';

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
  // proves: ADX-3
  test('images that are dropped on a picture come to stand before it; a failure raises no toast and no alert, and everything chosen stays', async ({
    page,
  }) => {
    await test.step('images that are dropped on a picture come to stand before it', async () => {
      await signIn(page, '/admin/hero');
      const before = await countImages(page);
      const second = await page.locator('[data-place="2"] img').getAttribute('src');
      const { name, mimeType, buffer } = await makeSmallUpload('dropped.jpg', 75);
      await page.locator('[data-place="2"]').evaluate(
        (card, file) => {
          const dataTransfer = new DataTransfer();
          const bytes = Uint8Array.from(atob(file.text), (letter) => letter.charCodeAt(0));
          dataTransfer.items.add(new File([bytes], file.name, { type: file.type }));
          const { left: clientX, top: clientY } = card.getBoundingClientRect();
          const at = { clientX: clientX + 5, clientY: clientY + 5 };
          card.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer, ...at }));
        },
        { name, type: mimeType, text: buffer.toString('base64') },
      );
      await expect(dialog(page).getByText('Shown in this order, from place 2 on.')).toBeVisible();
      await dialog(page).getByLabel('Alt text of picture 1').fill('Dropped here');
      await dialog(page).getByRole('button', { name: 'Upload', exact: true }).click();
      await expect(removeButtons(page)).toHaveCount(before + 1);
      await expect(altText(page, 2)).toHaveValue('Dropped here');
      await expect(page.locator('[data-place="3"] img')).toHaveAttribute('src', second ?? '');
    });
    await test.step('a failure raises no toast and no alert, and everything chosen stays', async () => {
      await signIn(page, '/admin/hero');
      await page.getByRole('button', { name: 'Upload Images' }).click();
      await dialog(page)
        .locator('input[type=file]')
        .setInputFiles(await makeSmallUpload('kept.jpg', 70));
      await expect(dialog(page).getByText('1 ready')).toBeVisible();
      await abortPosts(page, '**/admin/hero');
      await dialog(page).getByRole('button', { name: 'Upload', exact: true }).click();
      await expect(dialog(page).getByText(/^The images were not added\./)).toBeVisible();
      await expect(dialog(page).getByText('kept.jpg')).toBeVisible();
      await expect(alertsOf(page)).toHaveCount(0);
      await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
    });
  });

  test('an upload goes on when the dialog is closed, and its result is told in the page', async ({
    page,
  }) => {
    await signIn(page, '/admin/hero');
    const before = await countImages(page);
    const gate = makeGate();
    await intercept(page, '**/api/admin/uploads', async (route) => {
      await gate.opened;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Upload Images' }).click();
    await dialog(page)
      .locator('input[type=file]')
      .setInputFiles([await makeSmallUpload('tide.jpg', 40), await makeSmallUpload('ebb.jpg', 140)]);
    await expect(dialog(page).getByText('Uploading 2 of 2')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByRole('main').getByText('Uploading 2 of 2')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Brands' }).press('Enter');
    const leave = page.getByRole('dialog', { name: 'Leave without saving?' });
    await leave.getByRole('button', { name: 'Continue editing' }).press('Enter');
    gate.open();
    await expect(page.getByRole('main').getByText('2 ready. Not on the home page yet.')).toBeVisible();

    await intercept(page, '**/admin/hero', async (route) => {
      if (route.request().method() === 'POST') await expect(dialog(page)).toBeHidden();
      await route.continue();
    });
    await page.getByRole('button', { name: 'Show the upload' }).press('Enter');
    await dialog(page).getByRole('button', { name: 'Upload', exact: true }).press('Enter');
    await page.keyboard.press('Escape');
    await expect(page.getByText('2 images were added.')).toBeVisible();
    await expect(removeButtons(page)).toHaveCount(before + 2);
  });

  // proves: ADX-3
  test('a removal asks first, says where the picture stands, and is undone in the page; one that fails says so in its question, and the picture stays', async ({
    page,
  }) => {
    await test.step('a removal asks first, says where the picture stands, and is undone in the page', async () => {
      await signIn(page, '/admin/hero');
      const before = await countImages(page);
      const second = page.getByRole('button', { name: 'Remove image 2', exact: true });
      await second.press('Enter');
      const ask = page.getByRole('dialog', { name: /^Delete “/ });
      await expect(ask.getByRole('button', { name: 'Cancel' })).toBeFocused();
      await expect(ask).toContainText(`the home page, as picture 2 of ${before}`);
      await page.keyboard.press('Escape');
      await expect(second).toBeFocused();
      await expect(removeButtons(page)).toHaveCount(before);

      await second.press('Enter');
      await ask.getByRole('button', { name: 'Delete image' }).press('Enter');
      await expect(removeButtons(page)).toHaveCount(before - 1);
      await expect(ask).toBeHidden();
      await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
      await page.getByRole('button', { name: 'Undo' }).press('Enter');
      await expect(removeButtons(page)).toHaveCount(before);
      await expect(second).toBeFocused();
    });
    await test.step('a removal that fails says so in its question, and the picture stays', async () => {
      await signIn(page, '/admin/hero');
      const before = await countImages(page);
      await abortPosts(page, '**/admin/hero');
      await removeButtons(page).first().press('Enter');
      await page.getByRole('button', { name: 'Delete image' }).press('Enter');
      await expect(page.getByText(/^It was not deleted\./)).toBeVisible();
      await page.getByRole('button', { name: 'Cancel' }).press('Enter');
      await expect(removeButtons(page)).toHaveCount(before);
      await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
    });
  });

  test('a caption and a text are saved at once; a text goes over a caption that was saved meanwhile, and never unasked over another text', async ({
    page,
  }) => {
    await test.step('a caption and a text are saved at once', async () => {
      await signIn(page, '/admin/hero');
      await altText(page, 1).fill('Palms before a tower');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('article').first().getByText('Saved')).toBeVisible();
      await page.getByLabel('Caption of image 2', { exact: true }).selectOption({ index: 1 });
      await expect(page.getByRole('article').nth(1).getByText('Saved')).toBeVisible();
      const project = await page.getByLabel('Caption of image 2', { exact: true }).inputValue();
      await page.reload();
      await expect(altText(page, 1)).toHaveValue('Palms before a tower');
      await expect(page.getByLabel('Caption of image 2', { exact: true })).toHaveValue(project);
    });
    await test.step('a text goes over a caption that was saved meanwhile, and never unasked over another text', async () => {
      await signIn(page, '/admin/hero');
      const elsewhere = await page.context().newPage();
      await openScreen(elsewhere, '/admin/hero');
      const saved = (of: Page) => of.getByRole('article').first().getByText('Saved', { exact: true });
      const text = altText(page, 1);

      await elsewhere.getByLabel('Caption of image 1', { exact: true }).selectOption({ index: 2 });
      await expect(saved(elsewhere)).toBeVisible();
      await text.fill('Palms at noon');
      await text.press('Enter');
      await expect(saved(page)).toBeVisible();

      await elsewhere.reload();
      await untilHydrated(elsewhere);
      await altText(elsewhere, 1).fill('Palms at dusk');
      await elsewhere.keyboard.press('Enter');
      await expect(saved(elsewhere)).toBeVisible();
      await text.fill('Palms at night');
      await text.press('Enter');
      const refused = page.getByText(
        /^Not saved\. You saved this hero image .* The saved value is “Palms at dusk”\.$/,
      );
      await expect(refused).toBeVisible();
      await expectAccessible(page);
      await text.blur();
      await expect(refused).toBeVisible();
      await expect(text).toHaveValue('Palms at night');
      await elsewhere.reload();
      await expect(altText(elsewhere, 1)).toHaveValue('Palms at dusk');

      await page.getByRole('button', { name: 'Use theirs' }).press('Enter');
      await expect(text).toHaveValue('Palms at dusk');
      await expect(text).toBeFocused();
      await expect(refused).toBeHidden();
      await untilHydrated(elsewhere);
      await altText(elsewhere, 1).fill('Palms at dawn');
      await elsewhere.keyboard.press('Enter');
      await expect(saved(elsewhere)).toBeVisible();
      await text.fill('Palms at night');
      await text.press('Enter');
      await page.getByRole('button', { name: 'Keep mine' }).press('Enter');
      await expect(saved(page)).toBeVisible();
      await page.reload();
      await expect(text).toHaveValue('Palms at night');
      await elsewhere.close();
    });
  });
});
