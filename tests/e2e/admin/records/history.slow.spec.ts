import { expect, test } from '../../../support/browser/browser-test';
import { expectAccessible } from '../../../support/browser/page-watch';
import { signIn } from '../../../support/contract/admin-screens';
import { newName } from '../../../support/values';

test('the history tells who changed what, is narrowed by kind, and shows the newest changes for an unknown line', async ({
  page,
  api,
}) => {
  await test.step('the history tells who changed what, and is narrowed by kind', async () => {
    const name = newName('Anganam Court');
    const { _id } = await api.addProject({ name, status: 'ongoing' });
    await api.changeProject(_id, { location: 'Manipal Road', price: '1,400' });
    await signIn(page, '/admin/history');
    const line = page.getByRole('listitem').filter({ hasText: `updated ${name}` });
    await expect(line).toContainText('Location, Price');
    await expect(line.locator('time')).toHaveAttribute('datetime', /Z$/);
    await page.getByLabel('Kind').selectOption('brand');
    await expect(page).toHaveURL(/entity=brand/);
    await expect(line).toHaveCount(0);
    await page.getByLabel('Kind').selectOption('project');
    await expect(line).toBeVisible();
  });
  await test.step('an address with an unknown line shows the newest changes', async () => {
    const name = newName('Harbour Steps');
    const { _id } = await api.addProject({ name, status: 'ongoing' });
    await signIn(page, '/admin/history?before=0198f3a0-0000-7000-8000-000000000000');
    await expect(page.getByRole('listitem').filter({ hasText: `added ${name}` })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Newest changes' })).toHaveCount(0);
  });
});

test('a project is seen as it stood before a change, by whoever is sent the link, until it is deleted', async ({
  page,
  request,
  browser,
  api,
}) => {
  const name = newName('Tannir Villas');
  const { _id } = await api.addProject({ name, status: 'ongoing', location: 'Surathkal' });
  await api.changeProject(_id, { location: 'Kulshekar' });
  await signIn(page, `/admin/history?entity=project&entityId=${_id}`);
  const link = page.getByRole('link', { name: /^See the page as it was on/ });
  await expect(link).toHaveCount(1);
  const href = (await link.getAttribute('href')) ?? '';
  const other = await (await browser.newContext()).newPage();
  await other.goto(href);
  await expect(other.getByRole('complementary', { name: 'Earlier version' })).toContainText(
    /This is the page as it was on .+ The website shows the current version\./,
  );
  await expect(other.getByText('Surathkal').first()).toBeVisible();
  await expect(other.getByText('Kulshekar')).toHaveCount(0);
  await other.context().close();
  expect((await request.get(href)).headers()['x-robots-tag']).toBe('noindex, nofollow');
  expect((await request.get(href.replace('version-project', 'version-brand'))).status()).toBe(404);
  await api.deleteProject(_id);
  expect((await request.get(href)).status()).toBe(404);
});

test('a version of a project is compared with the one before and with the present, and is restored after a question', async ({
  page,
  request,
  api,
}) => {
  const name = newName('Laterite House');
  const { _id } = await api.addProject({ name, status: 'ongoing', location: 'Surathkal' });
  await api.changeProject(_id, { location: 'Kulshekar' });
  await signIn(page, '/admin/history?entity=project');
  await page
    .getByRole('link', { name: `Versions of ${name}` })
    .first()
    .press('Enter');
  await expect(page.getByRole('heading', { name: `Versions of ${name}` })).toBeVisible();
  await expect(page.getByRole('row', { name: 'Location Surathkal Kulshekar' })).toBeVisible();
  await page.getByText('Compare with the present: 1 field differs').press('Enter');
  const differing = page.getByRole('row', { name: 'Location Kulshekar Surathkal' });
  await expect(differing).toBeVisible();
  await page.getByText('Compare with the present: 1 field differs').press('Enter');
  await expect(differing).toBeHidden();

  const restore = page.getByRole('button', { name: /^Restore the version of/ });
  await restore.press('Enter');
  const dialog = page.getByRole('dialog', { name: /^Restore the version of/ });
  await expect(dialog.getByRole('row')).toHaveText([/Now.*Will be/, /Location.*Kulshekar.*Surathkal/]);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  const unchanged = await request.get(`/api/projects/${_id}`);
  expect(await unchanged.json()).toMatchObject({ location: 'Kulshekar' });
  await restore.press('Enter');
  await dialog.getByRole('button', { name: 'Restore this version' }).press('Enter');
  await expect(page.getByText(/is on the website again\.$/)).toBeVisible();
  await expect(page.getByRole('row', { name: 'Location Kulshekar Surathkal' })).toBeVisible();
  const answer = await request.get(`/api/projects/${_id}`);
  expect(await answer.json()).toMatchObject({ location: 'Surathkal' });
});
