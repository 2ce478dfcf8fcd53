import { expect, type Page, test } from '../../../support/browser/browser-test';
import { abortPosts } from '../../../support/browser/intercept';
import { expectAccessible } from '../../../support/browser/page-watch';
import { pickUp, signIn } from '../../../support/contract/admin-screens';
import { runSql } from '../../../support/database/sql';
import { makeSmallUpload } from '../../../support/records/picture';
import { newName } from '../../../support/values';

const dialog = (page: Page) => page.getByRole('dialog', { name: /^(Add New|Update) Director$/ });
const nameField = (page: Page) => dialog(page).getByLabel('Name required');
const positionField = (page: Page) => dialog(page).getByLabel('Position required');
const card = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name });

test.describe('on a desktop', () => {
  // proves: TOAST-1
  test('a delete asks by name, and can be undone, and a failed one says so; a save on top of a newer one is refused, and either version can be kept', async ({
    page,
    api,
  }) => {
    await test.step('a delete asks by name, and can be undone; a failed one says so', async () => {
      const name = newName('Priya DSouza');
      const { _id } = await api.addDirector(name);
      await signIn(page, '/admin/board');
      const ask = page.getByRole('dialog', { name: `Delete “${name}”?` });
      await page.getByRole('button', { name: `Delete ${name}` }).press('Enter');
      await expect(ask.getByRole('button', { name: 'Cancel' })).toBeFocused();
      await abortPosts(page, '**/admin/board');
      await ask.getByRole('button', { name: 'Delete director' }).click();
      await expect(page.getByText('❌ Failed to delete. Please try again.')).toBeVisible();
      await page.unroute('**/admin/board');
      await ask.getByRole('button', { name: 'Delete director' }).click();
      await expect(page.getByText('🗑️ Director deleted successfully')).toBeVisible();
      await expect(card(page, name)).toHaveCount(0);
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(card(page, name)).toBeVisible();
    });
    await test.step('a save on top of a newer one is refused, and either version can be kept', async () => {
      const name = newName('Ganesh Bhat');
      const { _id } = await api.addDirector(name);
      await signIn(page, '/admin/board');
      await page.getByRole('button', { name: `Edit ${name}` }).click();
      await api.changeDirector(_id, { name, position: 'Theirs' });
      await positionField(page).fill('Mine');
      await page.keyboard.press('Control+s');
      const conflict = page.getByRole('dialog', { name: 'This director was saved in the meantime' });
      await expect(conflict.getByRole('row', { name: 'Position Mine Theirs' })).toBeVisible();
      await expect(conflict).toContainText(`${name}. You saved this director on `);
      await expectAccessible(page);
      await conflict.getByRole('button', { name: 'Keep mine' }).click();
      await expect(page.getByText('✅ Director updated successfully')).toBeVisible();
      await expect(card(page, name)).toContainText('Mine');
    });
  });

  // proves: TOAST-1
  test('a failed save keeps what was typed, on this device too', async ({ page }) => {
    await signIn(page, '/admin/board');
    await page.getByRole('button', { name: 'Add Director' }).click();
    await nameField(page).fill('Never saved');
    await positionField(page).fill('Nowhere');
    await dialog(page)
      .locator('input[type=file]')
      .setInputFiles(await makeSmallUpload('n.jpg', 90));
    await expect(dialog(page).getByRole('button', { name: 'Replace photo' })).toBeVisible();
    await abortPosts(page, '**/admin/board?*');
    await dialog(page).getByRole('button', { name: 'Add Director' }).click();
    await expect(page.getByText('❌ Something went wrong. Please try again.')).toBeVisible();
    await expect(nameField(page)).toHaveValue('Never saved');
    await page.keyboard.press('Escape');
    const leave = page.getByRole('dialog', { name: 'Leave without saving?' });
    await expectAccessible(page);
    await leave.getByRole('button', { name: 'Leave', exact: true }).click();
    await expect(page.getByText('Unsaved work on this device:')).toBeVisible();
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await expect(positionField(page)).toHaveValue('Nowhere');
    await page.keyboard.press('Escape');
    await leave.getByRole('button', { name: 'Discard changes' }).click();
    await expect(page.getByText('Unsaved work on this device:')).toBeHidden();
  });

  test('the order is changed by keyboard, said aloud, and stands after a reload', async ({ page, api }) => {
    const [first, second] = [newName('Second'), newName('First')];
    const last = await api.addDirector(first);
    const { _id } = await api.addDirector(second);
    // They come last; moved from the first place they need no row of their own.
    await runSql(`update director set sort_order = -1 where id = '${last._id}'`);
    await runSql(`update director set sort_order = -2 where id = '${_id}'`);
    await signIn(page, '/admin/board');
    const handle = page.getByRole('button', { name: new RegExp(`^Move ${second}, place 1 of`) });
    await pickUp(handle, new RegExp(`Moving “${second}”`));
    await expectAccessible(page);
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText(new RegExp(`^${second} is at position 2 of`))).toBeAttached();
    const saved = page.waitForResponse((answer) => answer.request().method() === 'POST');
    await page.keyboard.press('Enter');
    expect((await saved).ok()).toBe(true);
    const moved = page.getByRole('button', { name: new RegExp(`^Move ${second}, place 2 of`) });
    await expect(moved).toBeFocused();
    await page.reload();
    await expect(moved).toBeVisible();
  });
});
