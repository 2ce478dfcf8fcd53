import { credentials } from '../../../support/accounts/admin-session';
import { expect, type Page, type Route, test } from '../../../support/browser/browser-test';
import { intercept } from '../../../support/browser/intercept';
import { expectAccessible, expectProblem } from '../../../support/browser/page-watch';
import { logInByForm, pickUp, signIn } from '../../../support/contract/admin-screens';
import { makeUpload } from '../../../support/records/picture';
import { card, nameField, openEdit, sheet } from '../../../support/records/project-form';
import { newName } from '../../../support/values';

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
  await expect(form.getByText('This file is not a picture that can be used')).toBeVisible();
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
  await expect(page.getByText('Your session has ended.')).toContainText(`“${name}” is saved on this device`);
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
