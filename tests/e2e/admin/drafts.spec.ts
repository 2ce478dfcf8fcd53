import { signIn } from '../../support/admin-screens';
import { expect, test } from '../../support/browser-test';
import { expectAccessible } from '../../support/page-watch';
import { card, readPreviewLink, saveDraft, sheet } from '../../support/project-form';
import { newName } from '../../support/values';

test('a draft is open again after a reload, published by the main button, and its link ends', async ({
  page,
  api,
}) => {
  const name = newName('Published Court');
  const { _id } = await api.addProject({ name, status: 'ongoing', location: 'Kaup' });
  await signIn(page, '/admin/projects');
  await saveDraft(page, name, 'Manipal');
  const link = await readPreviewLink(page, name);
  expect((await page.request.get(link ?? '')).status()).toBe(200);
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  const form = sheet(page);
  await expect(form.getByLabel('Location')).toHaveValue('Manipal');
  await expect(page).toHaveURL(`/admin/projects?edit=${_id}`);
  await page.reload();
  await expect(form.getByLabel('Location')).toHaveValue('Manipal');
  await expect(form.getByText('The website shows what stood before')).toBeVisible();
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Update Project' }).click();
  await expect(page.getByText('✅ Project updated successfully')).toBeVisible();
  await expect(card(page, name)).toContainText('Manipal');
  await expect(card(page, name).getByText('Draft', { exact: true })).toBeHidden();
  expect((await page.request.get(link ?? '')).status()).toBe(404);
  await page.goto(`/projects/${_id}`);
  await expect(page.getByText('Manipal').first()).toBeVisible();
});
