import { openScreen, signIn } from '../../support/admin-screens';
import { expect, test } from '../../support/browser-test';
import { expectAccessible, expectNoSidewaysScroll } from '../../support/page-watch';
import { newName } from '../../support/values';

test('Ctrl+K finds a project from any screen, and Enter opens its sheet', async ({ page, api }) => {
  const name = newName('Palmyra Court');
  const { _id } = await api.addProject({ name, status: 'ongoing' });
  await signIn(page, '/admin/users');
  await page.keyboard.press('Control+k');
  const search = page.getByRole('dialog', { name: 'Search everything' });
  await expect(search.getByRole('combobox')).toBeFocused();
  await page.keyboard.type(name);
  await expect(search.getByRole('option')).toHaveText([new RegExp(name)]);
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/admin/projects?edit=${_id}`);
  await expect(page.getByRole('dialog', { name: 'Update Project' }).getByLabel('Name required')).toHaveValue(
    name,
  );
  await expect(search).toBeHidden();
  await api.deleteProject(_id);
});

test('a question mark lists the keys, but not while it is typed into a field', async ({ page }) => {
  await signIn(page, '/admin/projects');
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await page.getByLabel('Search name or place').press('?');
  await expect(page.getByLabel('Search name or place')).toHaveValue('?');
  await expect(keys).toBeHidden();
  await openScreen(page, '/admin/users');
  await page.keyboard.press('?');
  await expect(keys.getByText('Search everything')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();
  const opener = page.getByRole('button', { name: 'Keyboard shortcuts' });
  await opener.click();
  await expect(keys.getByText('Shift Space')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});
