import { logInByForm, openScreen, pickUp, pressBack, signIn } from '../../support/admin-screens';
import { credentials } from '../../support/admin-session';
import { expect, type Page, type Route, test } from '../../support/browser-test';
import { abortPosts, intercept } from '../../support/intercept';
import { expectAccessible, expectNoSidewaysScroll, expectProblem } from '../../support/page-watch';
import { makeUpload } from '../../support/picture';
import { runSql } from '../../support/sql';
import { newName } from '../../support/values';

/** Holds back what the screen asks for anew, until it is let go. */
async function holdRefreshes(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  const isRefresh = ({ pathname, searchParams }: URL) =>
    pathname === '/admin/projects' && searchParams.has('_rsc');
  await intercept(page, isRefresh, (route) => void held.push(route));
  return async () => {
    await expect.poll(() => held.length).toBeGreaterThan(0);
    await page.unroute(isRefresh);
    for (const route of held) await route.continue();
  };
}

const sheet = (page: Page) => page.getByRole('dialog', { name: /^(Add|Update) Project$/ });
const nameField = (page: Page) => sheet(page).getByLabel('Name required');
const card = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name });

async function openEdit(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  await expect(sheet(page).getByRole('textbox', { name: 'Description' })).toBeVisible();
}

// proves: ADP-1, ADP-2, ADP-3
test('the form of a project offers the decided choices, and saves once name and status are there', async ({
  page,
}) => {
  await signIn(page, '/admin/projects');
  await page.getByRole('button', { name: 'Add Project' }).click();
  const form = sheet(page);
  const submit = form.getByRole('button', { name: 'Add Project' });
  await expect(nameField(page)).toBeFocused();
  await expect(submit).toBeDisabled();
  await expect(form.getByText('Fill in name and status to save')).toBeVisible();
  await expect(form.getByLabel('Show on Explore Page')).toBeChecked();
  await expect(form.getByRole('button', { name: 'Cancel' })).toBeVisible();

  await expect(form.getByLabel('Category').locator('option:not([value=""])')).toHaveText([
    'Residential',
    'Commercial',
    'Luxury villa',
  ]);
  const statuses = form.getByLabel('Status').locator('option:not([value=""])');
  expect(await statuses.evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value))).toEqual([
    'upcoming',
    'ongoing',
    'featured',
    'ready to move',
    'completed',
  ]);
  const amenities = form.locator('section').filter({ has: page.getByRole('heading', { name: 'Amenities' }) });
  await expect(amenities.locator('label:has(svg)')).toHaveText([
    'Park Area',
    'Gym',
    '24x7 Security',
    'Swimming Pool',
    'Children’s Play Area',
    'Covered Parking',
  ]);
  await expect(form.locator('input[type=file]')).toHaveAttribute(
    'accept',
    '.jpg,.jpeg,.png,.webp,.heic,.heif,.svg,image/jpeg,image/png,image/webp,image/heic,image/heif,image/svg+xml',
  );

  await nameField(page).fill('Coral House');
  await expect(submit).toBeDisabled();
  await form.getByLabel('Status').selectOption('ready to move');
  await expect(submit).toBeEnabled();
  await nameField(page).fill('');
  await expect(submit).toBeDisabled();
});

// proves: ADP-1, ADP-2, ADX-2, PROJ-8, TOAST-1
test('a project with three pictures is added, ordered by keyboard, and shown on the website at once', async ({
  page,
}) => {
  const name = newName('Coral House');
  await signIn(page, '/admin/projects');
  await page.getByRole('button', { name: 'Add Project' }).click();
  const form = sheet(page);
  await nameField(page).fill(name);
  await form.getByLabel('Location').fill('Panambur, Mangalore');
  await form.getByLabel('Client').fill('Coral LLP');
  await form.getByLabel('Price').fill('1,250 to 2,450');
  await form.getByLabel('Status').selectOption('ready to move');
  await form.getByLabel('Category').selectOption('Luxury villa');

  const editor = form.getByRole('textbox', { name: 'Description' });
  await editor.click();
  await form.getByRole('button', { name: 'Bold' }).click();
  await expect(editor).toBeFocused();
  await page.keyboard.type('By the sea');

  await form
    .locator('input[type=file]')
    .setInputFiles([
      await makeUpload('one.jpg', 20),
      await makeUpload('two.jpg', 120),
      await makeUpload('three.jpg', 220),
      { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') },
    ]);
  await expect(form.getByText('800 × 500')).toHaveCount(3);
  await expect(form.getByText('This is not a picture that can be used')).toBeVisible();
  await form.getByRole('button', { name: 'Remove plan.pdf' }).click();
  await form.getByLabel('Alt text of picture 1').fill('First');
  const handle = form.getByRole('button', { name: 'Move three.jpg, position 3 of 3' });
  await pickUp(handle, 'The picture is at position 3 of 3.');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText('The picture is at position 2 of 3.')).toBeAttached();
  await page.keyboard.press('Enter');
  await expect(form.getByRole('button', { name: 'Move three.jpg, position 2 of 3' })).toBeVisible();
  await expectAccessible(page);

  await form.getByLabel('Gym').check();
  await form.getByLabel('Another amenity').fill('Rooftop Deck');
  await page.keyboard.press('Enter');
  await expect(form.getByLabel('Rooftop Deck')).toBeChecked();
  await form.getByRole('button', { name: 'Add a group' }).click();
  await page.keyboard.type('Structure');
  await page.keyboard.press('Enter');
  await page.keyboard.type('RCC frame');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Backspace');
  await expect(form.getByRole('textbox', { name: 'Line 1 of Structure' })).toBeFocused();

  await page.keyboard.press('Control+s');
  await expect(page.getByText('✅ Project added successfully')).toBeVisible();
  await expect(form).toBeHidden();
  await expect(card(page, name)).toContainText('Ready to move');
  await expect(card(page, name)).toContainText('Panambur, Mangalore');
  await expect(card(page, name)).toContainText('Luxury villa');
  await expect(card(page, name).locator('img')).toHaveAttribute('src', /\/uploads\//);
  await expect(card(page, name).getByRole('button', { name: `Delete ${name}` })).toBeVisible();
  await expect(page.getByRole('button', { name: `Edit ${name}` })).toBeFocused();

  await page.goto('/projects');
  await page.getByRole('link', { name }).first().click();
  await expect(page.getByText('By the sea')).toBeVisible();
  await expect(page.getByText('Rooftop Deck')).toBeVisible();
});

// proves: ADP-1, ADP-2, ADP-3, ADX-1, PROJ-8, TOAST-1
test('an edit starts from the pictures that are there, and keeps what the form does not show', async ({
  page,
  api,
}) => {
  const name = newName('Lagoon Court');
  const { _id } = await api.addProject({ name, status: 'ongoing', amenities: ['Gym', 'Helipad'] });
  await signIn(page, '/admin/projects');
  await expect(card(page, name).locator('img')).toHaveAttribute('src', /default-project/);
  await openEdit(page, name);
  const form = sheet(page);
  await expect(form.getByRole('button', { name: 'Cancel' })).toBeVisible();
  await form
    .locator('input[type=file]')
    .setInputFiles([await makeUpload('a.jpg', 60), await makeUpload('b.jpg', 160)]);
  await expect(form.getByText('800 × 500')).toHaveCount(2);
  await form.getByRole('button', { name: 'Update Project' }).click();
  await expect(page.getByText('✅ Project updated successfully')).toBeVisible();

  await openEdit(page, name);
  await expect(form.getByLabel('Helipad')).toBeChecked();
  await form.getByRole('button', { name: 'Remove picture 1' }).click();
  await nameField(page).press('Enter');
  await expect(form).toBeHidden();
  await openEdit(page, name);
  await expect(form.getByRole('button', { name: /^Remove picture/ })).toHaveCount(1);
});

// proves: TOAST-1
test('a delete asks by name, and can be undone', async ({ page, api }) => {
  const name = newName('Estuary Lofts');
  const { _id } = await api.addProject({ name, status: 'upcoming' });
  await signIn(page, '/admin/projects');
  await page.getByRole('button', { name: `Delete ${name}` }).press('Enter');
  const dialog = page.getByRole('dialog', { name: `Delete “${name}”?` });
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: `Delete ${name}` })).toBeFocused();

  await page.getByRole('button', { name: `Delete ${name}` }).press('Enter');
  // The list comes anew only later, and the card has left it before the toast says so.
  const letGo = await holdRefreshes(page);
  await dialog.getByRole('button', { name: 'Delete project' }).click();
  const toast = page.getByText('🗑️ Project deleted successfully');
  await expect(toast).toBeVisible();
  expect(await card(page, name).count()).toBe(0);
  await letGo();
  // The way back outlives the toast.
  await expect(toast).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(card(page, name)).toBeVisible();
  await expect(page.getByRole('button', { name: `Edit ${name}` })).toBeFocused();
});

// proves: TOAST-1
test('a failed save keeps everything that was typed and says why', async ({ page }) => {
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
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  const leave = page.getByRole('dialog', { name: 'Leave without saving?' });
  await leave.getByRole('button', { name: 'Discard changes' }).click();
  await expect(sheet(page)).toBeHidden();
});

test('a save on top of a newer one is refused, and either version can be kept whole', async ({
  page,
  api,
}) => {
  const name = newName('Banyan Rise');
  const { _id } = await api.addProject({ name, status: 'ongoing' });
  await signIn(page, '/admin/projects');
  await openEdit(page, name);
  await api.changeProject(_id, { location: 'Theirs' });
  await sheet(page).getByLabel('Location').fill('Mine');
  await page.keyboard.press('Control+s');
  const conflict = page.getByRole('dialog', { name: 'This project was saved meanwhile' });
  await expect(conflict.getByRole('radio', { name: 'Typed here: Mine' })).toBeChecked();
  await expect(conflict.getByRole('radio', { name: 'Saved meanwhile: Theirs' })).not.toBeChecked();
  await expectAccessible(page);
  await conflict.getByRole('button', { name: 'Take all that was saved' }).click();
  await expect(sheet(page).getByLabel('Location')).toHaveValue('Theirs');

  await api.changeProject(_id, { location: 'Theirs again' });
  await sheet(page).getByLabel('Location').fill('Mine after all');
  await page.keyboard.press('Control+s');
  await conflict.getByRole('button', { name: 'Keep all mine' }).click();
  await expect(page.getByText('✅ Project updated successfully')).toBeVisible();
  await expect(card(page, name)).toContainText('Mine after all');
});

test('of two saves of one project each differing field is taken from the one or the other', async ({
  page,
  request,
  api,
}) => {
  const name = newName('Banyan Grove');
  const { _id } = await api.addProject({ name, status: 'ongoing', price: '1,000' });
  await signIn(page, '/admin/projects');
  await openEdit(page, name);
  await api.changeProject(_id, { location: 'Their place', price: '2,000', client: 'Their client' });
  await sheet(page).getByLabel('Location').fill('My place');
  await sheet(page).getByLabel('Price').fill('3,000');
  await page.keyboard.press('Control+s');
  const conflict = page.getByRole('dialog', { name: 'This project was saved meanwhile' });
  const client = conflict.getByRole('radiogroup', { name: 'Client' });
  await expect(client.getByRole('radio', { name: 'Saved meanwhile: Their client' })).toBeChecked();
  const price = conflict.getByRole('radiogroup', { name: 'Price' });
  await price.getByRole('radio', { name: 'Typed here: 3,000' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(price.getByRole('radio', { name: 'Saved meanwhile: 2,000' })).toBeChecked();
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

// proves: AUTH-6
test('a lost session leads to the website; the log-in says what is kept, and leads back to it', async ({
  page,
}) => {
  expectProblem(page, /status of 401/);
  const name = newName('Kadri Hills');
  await signIn(page, '/admin/projects');
  await page.getByRole('button', { name: 'Add Project' }).click();
  await nameField(page).fill(name);
  await sheet(page).getByLabel('Status').selectOption('ongoing');
  await page.context().clearCookies();
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL('/');

  await page.goto('/786313login');
  await expect(page.getByText('Your session has ended.')).toContainText(`“${name}” is kept on this device`);
  await expectAccessible(page);
  await logInByForm(page, credentials);
  await expect(page).toHaveURL('/admin/projects?edit=new');
  await expect(nameField(page)).toHaveValue(name);
  await expect(page.getByText('Your unsaved work is back.')).toBeVisible();

  await page.context().clearCookies();
  await sheet(page)
    .locator('input[type=file]')
    .setInputFiles(await makeUpload('late.jpg', 5));
  await expect(page).toHaveURL('/');

  // By hand, at any time: nothing opens by itself.
  await signIn(page, '/admin/projects');
  await expect(page.getByText('Unsaved work on this device:')).toBeVisible();
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(nameField(page)).toHaveValue(name);
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
  await leave.getByRole('button', { name: 'Go on editing' }).click();
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
  await sheet(page).getByRole('button', { name: 'Discard it' }).click();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/admin/projects?status=completed');

  await api.deleteProject(_id);
  await openScreen(page, address);
  await expect(page.getByText('This could not be opened. It may have been deleted.')).toBeVisible();
  await expect(page).toHaveURL('/admin/projects');
});

test('without a line a save says so and keeps everything, and is made once the line is back', async ({
  page,
  request,
}) => {
  const name = newName('Offline House');
  await signIn(page, '/admin/projects');
  await page.getByRole('button', { name: 'Add Project' }).click();
  await nameField(page).fill(name);
  await sheet(page).getByLabel('Status').selectOption('ongoing');
  // As the browser says it; what else the page asks for meanwhile is left alone.
  await page.evaluate(() =>
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false }),
  );
  await page.keyboard.press('Control+s');
  const reason = 'You are offline. Everything is kept here; saved when the line is back.';
  await expect(sheet(page).getByRole('alert')).toContainText(reason);
  await expect(sheet(page).getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(nameField(page)).toHaveValue(name);
  await expectAccessible(page);
  await page.evaluate(() => {
    Reflect.deleteProperty(navigator, 'onLine');
    window.dispatchEvent(new Event('online'));
  });
  await expect(page.getByText('✅ Project added successfully')).toBeVisible();
  await expect(card(page, name)).toBeVisible();
  const listed = (await (await request.get('/api/projects')).json()) as { name: string }[];
  expect(listed.filter((project) => project.name === name)).toHaveLength(1);
});

test('the search narrows the list by name and place, and the slash leads to it', async ({ page, api }) => {
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

test('the search and the choices of the list fit a phone', async ({ page, api }) => {
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
