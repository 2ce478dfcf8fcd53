import { openApi, openScreen, signIn } from '../../support/admin-screens';
import { expect, test } from '../../support/browser-test';
import { intercept } from '../../support/intercept';
import { expectAccessible, expectNoSidewaysScroll } from '../../support/page-watch';

let count = 0;
const newName = (words: string) => `${words} ${Date.now()}-${++count}`;

test('what was deleted is restored from the bin by keyboard, and says how long it is kept', async ({
  page,
  request,
  isMobile,
}) => {
  const api = await openApi(request);
  const name = newName('Venkataramanapuram');
  const { _id } = await api.addProject({ name, status: 'ongoing' });
  await api.deleteProject(_id);
  await signIn(page, '/admin/bin');
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('Project');
  await expect(row).toContainText('in 30 days');
  await expect(row).toContainText('by Admin');
  if (!isMobile) await expect(page.getByRole('link', { name: /^Bin \d+ deleted$/ })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: `Restore ${name}` }).press('Enter');
  await expect(page.getByText(`“${name}” is back in its place.`)).toBeVisible();
  await expect(row).toHaveCount(0);
  await expectAccessible(page);
  await openScreen(page, '/admin/projects');
  await expect(page.getByRole('article').filter({ hasText: name })).toBeVisible();
  await api.deleteProject(_id);
});

test('a failed restore says so, and leaves the record where it lies', { tag: '@desktop' }, async ({
  page,
  request,
}) => {
  const api = await openApi(request);
  const name = newName('Seaside Plots');
  await api.deleteProject((await api.addProject({ name, status: 'ongoing' }))._id);
  await signIn(page, '/admin/bin');
  await intercept(page, '**/admin/bin', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await page.getByRole('button', { name: `Restore ${name}` }).click();
  await expect(page.getByText(new RegExp(`^${name} was not restored\\.`))).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: name })).toBeVisible();
});

test('emptying the bin asks first, with the focus on Cancel', { tag: '@desktop' }, async ({
  page,
  request,
}) => {
  const api = await openApi(request);
  await api.deleteProject((await api.addProject({ name: newName('Gone'), status: 'ongoing' }))._id);
  await signIn(page, '/admin/bin');
  await page.getByRole('button', { name: 'Empty the Bin' }).press('Enter');
  const ask = page.getByRole('dialog', { name: 'Empty the Bin?' });
  await expect(ask.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Empty the Bin' })).toBeFocused();
});
