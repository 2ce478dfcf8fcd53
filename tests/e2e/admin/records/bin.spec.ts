import { expect, test } from '../../../support/browser/browser-test';
import { openScreen, signIn } from '../../../support/contract/admin-screens';
import { newName } from '../../../support/values';

test('what was deleted is restored from the bin by keyboard, and says how long it is kept', async ({
  page,
  api,
}) => {
  const name = newName('Venkataramanapuram');
  const { _id } = await api.addProject({ name, status: 'ongoing' });
  await api.deleteProject(_id);
  await signIn(page, '/admin/bin');
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('Project');
  await expect(row).toContainText('in 30 days');
  await expect(row).toContainText('by Admin');
  await expect(page.getByRole('link', { name: /^Bin \d+ deleted$/ })).toBeVisible();
  await page.getByRole('button', { name: `Restore ${name}` }).press('Enter');
  await expect(page.getByText(`“${name}” has been restored.`)).toBeVisible();
  await expect(row).toHaveCount(0);
  await openScreen(page, '/admin/projects');
  await expect(page.getByRole('article').filter({ hasText: name })).toBeVisible();
});
