import { expect, test } from '../../../support/browser/browser-test';
import { abortPosts } from '../../../support/browser/intercept';
import { expectAccessible } from '../../../support/browser/page-watch';
import { signIn } from '../../../support/contract/admin-screens';
import { newName } from '../../../support/values';

test('a failed restore says so and leaves the record where it lies, and emptying the bin asks first, with the focus on Cancel', async ({
  page,
  api,
}) => {
  await test.step('a failed restore says so, and leaves the record where it lies', async () => {
    const name = newName('Seaside Plots');
    await api.deleteProject((await api.addProject({ name, status: 'ongoing' }))._id);
    await signIn(page, '/admin/bin');
    await abortPosts(page, '**/admin/bin');
    await page.getByRole('button', { name: `Restore ${name}` }).click();
    await expect(page.getByText(new RegExp(`^${name} was not restored\\.`))).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: name })).toBeVisible();
  });
  await page.unrouteAll();
  await test.step('emptying the bin asks first, with the focus on Cancel', async () => {
    await page.getByRole('button', { name: 'Empty the Bin' }).press('Enter');
    const ask = page.getByRole('dialog', { name: 'Empty the Bin?' });
    await expect(ask.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Empty the Bin' })).toBeFocused();
  });
});
