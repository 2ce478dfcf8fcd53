import { expect, test } from '../../../support/browser/browser-test';
import { expectAccessible, expectNoSidewaysScroll } from '../../../support/browser/page-watch';
import { openScreen, signIn } from '../../../support/contract/admin-screens';
import { newName } from '../../../support/values';

test('Ctrl+K finds a project from any screen, and Enter opens its sheet; a question mark lists the keys, but not while it is typed into a field', async ({
  page,
  api,
}) => {
  await test.step('Ctrl+K finds a project from any screen, and Enter opens its sheet', async () => {
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
    await expect(
      page.getByRole('dialog', { name: 'Update Project' }).getByLabel('Name required'),
    ).toHaveValue(name);
    await expect(search).toBeHidden();
    await api.deleteProject(_id);
  });
  await page.setViewportSize({ width: 1280, height: 800 });
  await test.step('a question mark lists the keys, but not while it is typed into a field', async () => {
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
});

test(
  'the search finds settings and actions, begins with what was open last, and works from a button on a phone',
  {
    tag: '@both',
  },
  async ({ page, api }, { project }) => {
    const name = newName('Opened Court');
    const { _id } = await api.addProject({ name, status: 'ongoing' });
    await signIn(page, `/admin/projects?edit=${_id}`);
    await expect(
      page.getByRole('dialog', { name: 'Update Project' }).getByLabel('Name required'),
    ).toHaveValue(name);
    await page.keyboard.press('Escape');
    const search = page.getByRole('dialog', { name: 'Search everything' });
    const open = async () => {
      if (project.name === 'phone') await page.getByRole('button', { name: 'Menu' }).click();
      await page
        .getByRole('button', { name: /^Search everything/ })
        .filter({ visible: true })
        .click();
      await expect(search.getByRole('combobox')).toBeFocused();
    };
    await open();
    await expect(search.getByRole('option').first()).toContainText(name);
    await expect(search.getByRole('option').first()).toContainText('Opened last');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.keyboard.type('phone number');
    await expect(search.getByRole('option').filter({ hasText: 'Contact' })).toContainText('Setting');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/admin/settings?part=contact#setting-phone');
    await expect(page.locator('#setting-phone')).toBeFocused();
    await open();
    await page.keyboard.type('add enquiry');
    await page.keyboard.press('Enter');
    const form = page.getByRole('dialog', { name: 'Add an enquiry' });
    await expect(form).toBeVisible();
    await form.getByRole('button', { name: 'Cancel' }).click();
    await expect(page).toHaveURL('/admin/enquiries');
    await api.deleteProject(_id);
  },
);
