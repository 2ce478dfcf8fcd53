import { controlLabels } from '../../../../lib/content/control-labels';
import { expect, type Page, test } from '../../../support/browser/browser-test';
import { expectAccessible } from '../../../support/browser/page-watch';
import { signIn } from '../../../support/contract/admin-screens';
import { makeUpload } from '../../../support/records/picture';
import { newName } from '../../../support/values';

const dialog = (page: Page) => page.getByRole('dialog', { name: /^(Add New|Update) Director$/ });
const nameField = (page: Page) => dialog(page).getByLabel('Name required');
const positionField = (page: Page) => dialog(page).getByLabel('Position required');
const card = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name });

test.describe('on a desktop', () => {
  // proves: ADB-1, ADB-2, ADB-3, ADB-4, ADX-1, ADX-2, ALERT-1, TOAST-1
  test('a director is added by keyboard, and an alert says that the photo is missing until it is dismissed', async ({
    page,
  }) => {
    const name = newName('Harish Kamath');
    await signIn(page, '/admin/board');
    await expect(page.getByRole('heading', { level: 1, name: 'Board of Directors' })).toBeVisible();
    await page.getByRole('button', { name: 'Add Director' }).press('Enter');
    const form = page.getByRole('dialog', { name: 'Add New Director' });
    const submit = form.getByRole('button', { name: 'Add Director' });
    await expect(nameField(page)).toBeFocused();
    await expect(submit).toBeDisabled();
    await page.keyboard.press('Control+s');
    await expect(form.getByRole('alert')).toContainText('All fields including image are required!');
    await expect(nameField(page)).toBeFocused();
    await page.keyboard.type(name);
    await expect(submit).toBeDisabled();
    await page.keyboard.press('Tab');
    await page.keyboard.type('Director, Construction');
    await expect(submit).toBeEnabled();

    await page.keyboard.press('Control+s');
    const alert = form.getByRole('alert');
    const photo = form.getByRole('button', { name: /Choose a photo/ });
    await expect(alert).toHaveText('All fields including image are required!');
    await expect(photo).toHaveAccessibleDescription(/^Choose a picture/);
    await expect(photo).toBeFocused();
    await expect(nameField(page)).toHaveValue(name);
    await alert.getByRole('button', { name: controlLabels.dismiss }).press('Enter');
    await expect(alert).toHaveCount(0);
    await expect(photo).toBeFocused();
    await expect(photo).toHaveAccessibleDescription(/^Choose a picture/);

    await expect(form.locator('input[type=file]')).toHaveAttribute(
      'accept',
      '.jpg,.jpeg,.png,.webp,.heic,.heif,.svg,image/jpeg,image/png,image/webp,image/heic,image/heif,image/svg+xml',
    );
    await form.locator('input[type=file]').setInputFiles(await makeUpload('harish.jpg', 40));
    await expect(form.getByRole('button', { name: 'Replace photo' })).toBeVisible();
    await form.getByLabel('Alt text of the photo').fill('Harish at a site');
    const editor = form.getByRole('textbox', { name: 'Bio' });
    await editor.click();
    const tools = ['Header 1', 'Header 2', 'Bold', 'Italic', 'Underline', 'Ordered list', 'Bullet list'];
    for (const tool of [...tools, 'Link', 'Clean']) {
      await expect(
        form
          .getByRole('button', { name: new RegExp(tool, 'i') })
          .or(form.getByRole('radio', { name: new RegExp(tool, 'i') }))
          .first(),
      ).toBeVisible();
    }
    const field = form.getByRole('toolbar').locator('..');
    await expect(field).toHaveCSS('border-style', 'solid');
    await expect(field).toHaveCSS('border-width', '1px');
    await expect(form.getByRole('toolbar')).toHaveCSS('border-bottom-style', 'solid');
    await expect(form.getByRole('toolbar')).toHaveCSS('border-bottom-width', '1px');
    const [toolbar, text] = [await form.getByRole('toolbar').boundingBox(), await editor.boundingBox()];
    expect((toolbar?.y ?? 0) + (toolbar?.height ?? 0)).toBeLessThanOrEqual(text?.y ?? 0);
    await page.keyboard.type('Builds what others draw.');
    await expectAccessible(page);
    await page.keyboard.press('Control+s');
    await expect(page.getByText('✅ Director added successfully')).toBeVisible();
    await expect(form).toBeHidden();
    await expect(card(page, name)).toContainText('Builds what others draw.');
    await expect(page.getByRole('button', { name: `Edit ${name}` })).toBeFocused();
    await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);

    await page.goto('/aboutclick');
    await expect(page.getByRole('link', { name: new RegExp(name) }).first()).toBeVisible();
  });

  // proves: ADB-1, ADB-2, ADB-3, ADX-1, TOAST-1
  test('an update needs no new photo, and a long biography is cut to three lines', async ({ page, api }) => {
    const name = newName('Sumathi Nayak');
    const { _id } = await api.addDirector(name, `<p>${'Leads architecture and landscape. '.repeat(20)}</p>`);
    await signIn(page, '/admin/board');
    const bio = card(page, name).getByText(/Leads architecture/);
    expect(await bio.evaluate((node) => node.clientHeight < node.scrollHeight)).toBe(true);
    expect(await bio.evaluate((node) => getComputedStyle(node).webkitLineClamp)).toBe('3');
    await page.getByRole('button', { name: `Edit ${name}` }).click();
    await expect(page.getByRole('dialog', { name: 'Update Director' })).toBeVisible();
    await expect(nameField(page)).toHaveValue(name);
    await positionField(page).fill('Director, Design');
    await dialog(page).getByRole('button', { name: 'Update' }).click();
    await expect(page.getByText('✅ Director updated successfully')).toBeVisible();
    await expect(dialog(page)).toBeHidden();
    await expect(card(page, name)).toContainText('Director, Design');
  });
});
