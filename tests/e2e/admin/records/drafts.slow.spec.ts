import { expect, test } from '../../../support/browser/browser-test';
import { expectAccessible, expectNoSidewaysScroll } from '../../../support/browser/page-watch';
import { openScreen, signIn } from '../../../support/contract/admin-screens';
import { runSql } from '../../../support/database/sql';
import { card, readPreviewLink, saveDraft, sheet } from '../../../support/records/project-form';
import { newName } from '../../../support/values';

test('changes to a project are saved as a draft, seen by a link without a log-in, open again after a reload, and published by the main button, which ends the link', async ({
  page,
  api,
  browser,
}) => {
  const name = newName('Draft Court');
  const { _id } = await api.addProject({ name, status: 'ongoing', location: 'Kaup' });
  await signIn(page, '/admin/projects');
  await saveDraft(page, name, 'Manipal');
  await test.step('changes to a project are saved as a draft, and seen by a link without a log-in', async () => {
    await expect(card(page, name)).toContainText('Kaup');
    await expectNoSidewaysScroll(page);

    const link = await readPreviewLink(page, name);
    const context = await browser.newContext();
    const visitor = await context.newPage();
    await visitor.goto(link ?? '');
    await expect(visitor.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(visitor.getByText('This is a draft. The website does not show it.')).toBeVisible();
    await expect(visitor.getByText('Manipal').first()).toBeVisible();
    await expectAccessible(visitor);
    await visitor.goto(`/projects/${_id}`);
    await expect(visitor.getByText('Kaup').first()).toBeVisible();
    await context.close();
  });
  await test.step('a draft is open again after a reload, published by the main button, and its link ends', async () => {
    const link = await readPreviewLink(page, name);
    expect((await page.request.get(link ?? '')).status()).toBe(200);
    await page.getByRole('button', { name: `Edit ${name}` }).click();
    const form = sheet(page);
    await expect(form.getByLabel('Location')).toHaveValue('Manipal');
    await expect(page).toHaveURL(`/admin/projects?edit=${_id}`);
    await page.reload();
    await expect(form.getByLabel('Location')).toHaveValue('Manipal');
    await expect(form.getByText('The website shows the former version')).toBeVisible();
    await form.getByRole('button', { name: 'Update Project' }).click();
    await expect(page.getByText('✅ Project updated successfully')).toBeVisible();
    await expect(card(page, name)).toContainText('Manipal');
    await expect(card(page, name).getByText('Draft', { exact: true })).toBeHidden();
    expect((await page.request.get(link ?? '')).status()).toBe(404);
    await page.goto(`/projects/${_id}`);
    await expect(page.getByText('Manipal').first()).toBeVisible();
  });
});

test('a draft that waits for the line stays one when it is tried again: the website shows nothing of it', async ({
  page,
  api,
}) => {
  const name = newName('Waiting Court');
  const { _id } = await api.addProject({ name, status: 'ongoing', location: 'Kaup' });
  await signIn(page, '/admin/projects');
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  const form = sheet(page);
  await form.getByLabel('Location').fill('Manipal');
  // As the browser says it; the line itself stands.
  await page.evaluate(() =>
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false }),
  );
  await form.getByRole('button', { name: 'Save draft' }).click();
  await form.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
  await expect(form).toBeHidden();
  await expect(card(page, name).getByText('Draft', { exact: true })).toBeVisible();
  const { location } = await (await page.request.get(`/api/projects/${_id}`)).json();
  expect(location).toBe('Kaup');
});

test('a new project is kept as a draft, discarded, brought back and published', async ({ page }) => {
  const name = newName('Kept Court');
  await signIn(page, '/admin/projects');
  await page.getByRole('button', { name: 'Add Project' }).click();
  const form = sheet(page);
  await form.getByLabel('Name required').fill(name);
  await form.getByLabel('Status').selectOption('upcoming');
  await form.getByRole('button', { name: 'Save draft' }).click();
  await expect(form).toBeHidden();
  await expect(card(page, name)).toHaveCount(0);

  await page.getByRole('button', { name: `Discard the draft of ${name}` }).click();
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeFocused();
  await expect(page.getByText(`“${name}” was discarded`)).toBeVisible();
  await undo.click();
  await page.getByRole('button', { name: `Open the draft of ${name}` }).click();
  await expect(form.getByLabel('Name required')).toHaveValue(name);
  const address = page.url();
  expect(address).not.toContain('edit=new');
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await openScreen(page, address);
  await expect(form.getByLabel('Name required')).toHaveValue(name);
  await form.getByRole('button', { name: 'Add Project' }).click();
  await expect(page.getByText('✅ Project added successfully')).toBeVisible();
  await expect(card(page, name)).toContainText('Upcoming');
  await expect(page.getByRole('button', { name: `Open the draft of ${name}` })).toHaveCount(0);
});

test('a project is hidden, shown again and copied into a draft that is published by itself', async ({
  page,
  api,
}) => {
  const name = newName('Hidden Court');
  const { _id } = await api.addProject({ name, status: 'ongoing', location: 'Kaup' });
  const statusOf = async () => (await page.request.get(`/projects/${_id}`)).status();
  await signIn(page, '/admin/projects');
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  const form = sheet(page);
  await form.getByRole('tab', { name: 'On the website' }).click();
  await form.getByRole('button', { name: 'Hide from the website' }).click();
  await expect(form.getByText('Hidden: the website does not show this project.')).toBeVisible();
  expect(await statusOf()).toBe(404);
  await form.getByRole('button', { name: 'Show on the website again' }).click();
  await expect(form.getByRole('button', { name: 'Hide from the website' })).toBeVisible();
  expect(await statusOf()).toBe(200);

  await form.getByRole('button', { name: 'Duplicate as a draft' }).click();
  await expect(form).toBeHidden();
  const open = page.getByRole('button', { name: `Open the draft of ${name} (copy)` });
  await open.click();
  await form.getByLabel('Publish the saved draft automatically on', { exact: true }).fill('2099-01-01T10:00');
  await form.getByRole('button', { name: 'Set: Publish' }).click();
  await expect(form.getByText('Set for 1 Jan 2099, 10:00.')).toBeVisible();
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('To be published: 1 Jan 2099, 10:00.')).toBeVisible();
  await runSql(`update draft set publish_at = now() where label = '${name} (copy)'`);
  await expect
    .poll(async () => (await page.request.get('/api/projects')).text(), { timeout: 30_000 })
    .toContain(`${name} (copy)`);
});
