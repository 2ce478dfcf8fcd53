import { expect, test } from '../../../support/browser/browser-test';
import { expectNoSidewaysScroll } from '../../../support/browser/page-watch';
import { signIn } from '../../../support/contract/admin-screens';
import { newName } from '../../../support/values';

test('words for searches have a part of their own, show what a search would, and stand in the head of the page', async ({
  page,
  api,
}) => {
  const name = newName('Lagoon Row');
  const { _id, slug } = await api.addProject({ name, status: 'upcoming', location: 'Someshwar' });
  await signIn(page, '/admin/projects');
  const edit = page.getByRole('button', { name: `Edit ${name}` });
  await edit.click();
  const sheet = page.getByRole('dialog', { name: 'Update Project' });
  const title = sheet.getByLabel('Title in searches');
  await expect(title).toBeHidden();
  await sheet.getByRole('tab', { name: 'Google listing' }).click();
  await expect(title).toHaveAttribute('placeholder', `${name}, Someshwar`);
  const result = sheet.getByRole('tabpanel', { name: 'Google listing' });
  await expect(result).toContainText(`/projects/${slug}`);
  await expect(result.getByText(new RegExp(`^${name}, Someshwar \\|`))).toBeVisible();
  await title.fill('Row houses at the lagoon');
  await sheet.getByLabel('Text in searches').fill('Twelve houses, a jetty and shade.');
  await expect(result.getByText(/^Row houses at the lagoon \|/)).toBeVisible();
  await expect(result.getByText('Twelve houses, a jetty and shade.', { exact: true }).last()).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await page.keyboard.press('Control+s');
  await expect(sheet).toBeHidden();

  await edit.click();
  await expect(title).toHaveValue('Row houses at the lagoon');

  await page.goto(`/projects/${_id}`);
  await expect(page).toHaveTitle(/^Row houses at the lagoon \|/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
});

test('what a release without these words kept on a device opens all the same', async ({ page, api }) => {
  const name = newName('Tide House');
  const { _id } = await api.addProject({ name, status: 'upcoming' });
  await signIn(page, '/admin/projects');
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  const sheet = page.getByRole('dialog', { name: 'Update Project' });
  const key = `draft:project:1:${_id}`;
  await sheet.getByLabel('Client').fill('A typed client');
  await expect.poll(() => page.evaluate((at) => localStorage.getItem(at), key)).not.toBeNull();
  await page.evaluate((at) => {
    const work = JSON.parse(localStorage.getItem(at) ?? '');
    delete work.content.values.searchTitle;
    delete work.content.values.searchDescription;
    localStorage.setItem(at, JSON.stringify(work));
    // The page that goes away would keep its own once more.
    Storage.prototype.setItem = () => {};
  }, key);
  await page.reload();
  await expect(sheet.getByLabel('Client')).toHaveValue('A typed client');
  await sheet.getByRole('tab', { name: 'Google listing' }).click();
  await expect(sheet.getByLabel('Title in searches')).toHaveValue('');
});
