import { expect, test } from '../../../support/browser/browser-test';
import { abortPosts } from '../../../support/browser/intercept';
import { expectAccessible, expectNoSidewaysScroll } from '../../../support/browser/page-watch';
import { openScreen, pressBack, signIn } from '../../../support/contract/admin-screens';
import { runSql } from '../../../support/database/sql';
import { card, nameField, openEdit, sheet } from '../../../support/records/project-form';
import { newName } from '../../../support/values';

// proves: TOAST-1
test('a failed save keeps everything that was typed and says why; without a line a save says so, and is made once the line is back', async ({
  page,
  request,
}) => {
  await test.step('a failed save keeps everything that was typed and says why', async () => {
    await signIn(page, '/admin/projects');
    await page.getByRole('button', { name: 'Add Project' }).click();
    await nameField(page).fill('Never saved');
    await sheet(page).getByLabel('Status').selectOption('ongoing');
    await abortPosts(page, '**/admin/projects?*');
    await page.keyboard.press('Control+s');
    const toast = page.getByText('❌ Something went wrong! The website does not answer.');
    await expect(toast).toBeVisible();
    await expect(nameField(page)).toHaveValue('Never saved');
    await expect(sheet(page).getByRole('alert')).toBeVisible();
    // A toast on its way out is half transparent; under the pointer it would stay.
    await page.mouse.move(0, 0);
    await expect(toast).toHaveCount(0);
    await page.keyboard.press('Escape');
    const leave = page.getByRole('dialog', { name: 'Leave without saving?' });
    await leave.getByRole('button', { name: 'Discard changes' }).click();
    await expect(sheet(page)).toBeHidden();
  });
  await page.unrouteAll();
  await test.step('without a line a save says so and keeps everything, and is made once the line is back', async () => {
    const name = newName('Offline House');
    await page.getByRole('button', { name: 'Add Project' }).click();
    await nameField(page).fill(name);
    await sheet(page).getByLabel('Status').selectOption('ongoing');
    // As the browser says it; what else the page asks for meanwhile is left alone.
    await page.evaluate(() =>
      Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false }),
    );
    await page.keyboard.press('Control+s');
    const reason = 'You are offline. Your work stays on this device, and is saved when the network is back.';
    await expect(sheet(page).getByRole('alert')).toContainText(reason);
    await expect(sheet(page).getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(nameField(page)).toHaveValue(name);
    await page.evaluate(() => {
      Reflect.deleteProperty(navigator, 'onLine');
      window.dispatchEvent(new Event('online'));
    });
    await expect(page.getByText('✅ Project added successfully')).toBeVisible();
    await expect(card(page, name)).toBeVisible();
    const listed = (await (await request.get('/api/projects')).json()) as { name: string }[];
    expect(listed.filter((project) => project.name === name)).toHaveLength(1);
  });
});

test('a save on top of a newer one is refused: either version can be kept whole, and each differing field is taken from the one or the other', async ({
  page,
  api,
  request,
}) => {
  await test.step('a save on top of a newer one is refused, and either version can be kept whole', async () => {
    const name = newName('Banyan Rise');
    const { _id } = await api.addProject({ name, status: 'ongoing' });
    await signIn(page, '/admin/projects');
    await openEdit(page, name);
    await api.changeProject(_id, { location: 'Theirs' });
    await sheet(page).getByLabel('Location').fill('Mine');
    await page.keyboard.press('Control+s');
    const conflict = page.getByRole('dialog', { name: 'This project was saved in the meantime' });
    await expect(conflict.getByRole('radio', { name: 'Typed here: Mine' })).toBeChecked();
    await expect(conflict.getByRole('radio', { name: 'Saved value: Theirs' })).not.toBeChecked();
    await conflict.getByRole('button', { name: 'Use all saved values' }).click();
    await expect(sheet(page).getByLabel('Location')).toHaveValue('Theirs');

    await api.changeProject(_id, { location: 'Theirs again' });
    await sheet(page).getByLabel('Location').fill('Mine after all');
    await page.keyboard.press('Control+s');
    await conflict.getByRole('button', { name: 'Keep all mine' }).click();
    await expect(page.getByText('✅ Project updated successfully')).toBeVisible();
    await expect(card(page, name)).toContainText('Mine after all');
  });
  await test.step('of two saves of one project each differing field is taken from the one or the other', async () => {
    const name = newName('Banyan Grove');
    const { _id } = await api.addProject({ name, status: 'ongoing', price: '1,000' });
    await signIn(page, '/admin/projects');
    await openEdit(page, name);
    await api.changeProject(_id, { location: 'Their place', price: '2,000', client: 'Their client' });
    await sheet(page).getByLabel('Location').fill('My place');
    await sheet(page).getByLabel('Price').fill('3,000');
    await page.keyboard.press('Control+s');
    const conflict = page.getByRole('dialog', { name: 'This project was saved in the meantime' });
    const client = conflict.getByRole('radiogroup', { name: 'Client' });
    await expect(client.getByRole('radio', { name: 'Saved value: Their client' })).toBeChecked();
    const price = conflict.getByRole('radiogroup', { name: 'Price' });
    await price.getByRole('radio', { name: 'Typed here: 3,000' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(price.getByRole('radio', { name: 'Saved value: 2,000' })).toBeChecked();
    await page.setViewportSize({ width: 360, height: 740 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await conflict.getByRole('button', { name: 'Save this choice' }).press('Enter');
    await expect(page.getByText('✅ Project updated successfully')).toBeVisible();
    const saved = await request.get(`/api/projects/${_id}`);
    expect(await saved.json()).toMatchObject({
      location: 'My place',
      price: '2,000',
      client: 'Their client',
    });
  });
});

test('a sheet has an address: Back closes it, with a question where something is unsaved, and a link opens it', async ({
  page,
  api,
}) => {
  const name = newName('Address House');
  const { _id } = await api.addProject({ name, status: 'ongoing' });
  const address = `/admin/projects?edit=${_id}`;
  const location = sheet(page).getByLabel('Location');
  const leave = page.getByRole('dialog', { name: 'Leave without saving?' });
  await signIn(page, '/admin/brands');
  await page.getByRole('link', { name: 'Projects', exact: true }).click();
  await openEdit(page, name);
  await expect(page).toHaveURL(address);
  await pressBack(page);
  await expect(sheet(page)).toBeHidden();
  await expect(page).toHaveURL('/admin/projects');
  await expect(page.getByRole('button', { name: `Edit ${name}` })).toBeFocused();

  await page.evaluate(() => history.forward());
  await expect(nameField(page)).toHaveValue(name);
  await page.reload();
  await expect(nameField(page)).toHaveValue(name);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/admin/projects');

  await openEdit(page, name);
  await location.pressSequentially('Panambur');
  await pressBack(page);
  await leave.getByRole('button', { name: 'Continue editing' }).click();
  await expect(leave).toBeHidden();
  await expect(page).toHaveURL(address);
  await expect(location).toHaveValue('Panambur');
  await pressBack(page);
  await leave.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(sheet(page)).toBeHidden();
  await expect(page).toHaveURL('/admin/projects');
  await expect(page.getByText(`Unsaved work on this device: “${name}”`)).toBeVisible();
  await pressBack(page);
  await expect(page).toHaveURL('/admin/brands');

  await openScreen(page, `/admin/projects?status=completed&edit=${_id}`);
  await expect(location).toHaveValue('Panambur');
  await sheet(page).getByRole('button', { name: 'Discard' }).click();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/admin/projects?status=completed');

  await api.deleteProject(_id);
  await openScreen(page, address);
  await expect(page.getByText('This could not be opened. It may have been deleted.')).toBeVisible();
  await expect(page).toHaveURL('/admin/projects');
});

test('the search narrows the list by name and place, the slash leads to it, and with the choices of the list it fits a phone', async ({
  page,
  api,
}) => {
  await test.step('the search narrows the list by name and place, and the slash leads to it', async () => {
    const name = newName('Zephyr');
    const { _id } = await api.addProject({ name, status: 'ongoing', location: 'Kaup Beach' });
    await signIn(page, '/admin/projects');
    // Idle, the page has run the effect that listens to the key.
    await page.getByRole('searchbox').waitFor();
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox')).toBeFocused();
    await page.keyboard.type('kaup beach');
    await expect(card(page, name)).toBeVisible();
    await expect(page.getByRole('article').filter({ hasNotText: 'Kaup Beach' })).toHaveCount(0);
    await page.keyboard.type(' nowhere');
    await expect(page.getByText('No project matches this search.')).toBeVisible();
  });
  await test.step('the search and the choices of the list fit a phone', async () => {
    const name = newName('Casuarina');
    const { _id } = await api.addProject({ name, status: 'upcoming', category: 'Commercial' });
    await signIn(page, '/admin/projects');
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('combobox', { name: 'Status' }).selectOption('upcoming');
    await expect(page).toHaveURL(/status=upcoming$/);
    await page.getByRole('combobox', { name: 'Category' }).selectOption('Commercial');
    await expect(page).toHaveURL(/status=upcoming&category=Commercial$/);
    await expect(card(page, name)).toBeVisible();
    await expect(page.getByRole('article').filter({ hasText: 'Residential' })).toHaveCount(0);
    await page.goBack();
    await expect(page.getByRole('combobox', { name: 'Category' })).toHaveValue('');
  });
});

test('a long list comes in pages that keep the search, and a project moves to a position on another page', async ({
  page,
  api,
}) => {
  const word = newName('Paged').replaceAll(/\W/g, '');
  await runSql(`insert into project (id, name, status, location, sort_order, updated_at)
    select gen_random_uuid(), '${word} ' || lpad(n::text, 2, '0'), 'completed', 'Kaup', 900000 + n, now()
    from generate_series(1, 50) as n`);
  try {
    await signIn(page, '/admin/projects');
    await page.getByRole('searchbox').click();
    await page.keyboard.type(word, { delay: 20 });
    await expect(page).toHaveURL(new RegExp(`q=${word}$`));
    await expect(card(page, `${word} 48`)).toBeVisible();
    await expect(page.getByRole('searchbox')).toBeFocused();
    await expect(page.getByRole('searchbox')).toHaveValue(word);
    await expect(page.getByRole('article')).toHaveCount(48);
    await page.getByRole('link', { name: 'Next page' }).press('Enter');
    await expect(page).toHaveURL(new RegExp(`q=${word}&page=2$`));
    await expect(card(page, `${word} 49`)).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(2);

    await page.getByRole('button', { name: `Move ${word} 50 to a position` }).press('Enter');
    const dialog = page.getByRole('dialog', { name: `Move “${word} 50”` });
    await dialog.getByLabel('Position').fill('none');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText(/^Give a whole number from 1 to \d+$/)).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel('Position').fill('1');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/admin/projects');
    await expect(card(page, `${word} 50`)).toBeVisible();
    await expect(page.getByRole('button', { name: `Edit ${word} 50` })).toBeFocused();
  } finally {
    await runSql(`delete from project where name like '${word}%'`);
    // What was kept of the list meanwhile goes with the next write.
    await api.deleteProject((await api.addProject({ name: word, status: 'completed' }))._id);
  }
});
