import { expect, type Page, test } from '../../../support/browser/browser-test';
import { expectNoSidewaysScroll } from '../../../support/browser/page-watch';
import { openScreen, pressBack, signIn } from '../../../support/contract/admin-screens';
import { newName } from '../../../support/values';

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Update Project' });
const tab = (page: Page, name: string) => sheet(page).getByRole('tab', { name });
const pin = (page: Page) => sheet(page).getByLabel('Position on the map');
const leave = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' });

test('the parts of a sheet have addresses: Back leads through them without a question, and closing leaves none behind', async ({
  page,
  api,
}) => {
  const name = newName('Parted House');
  const { _id } = await api.addProject({ name, status: 'ongoing' });
  const address = `/admin/projects?edit=${_id}`;
  await signIn(page, '/admin/brands');
  await page.getByRole('link', { name: 'Projects', exact: true }).click();
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  await expect(tab(page, 'Project')).toHaveAttribute('aria-selected', 'true');
  await expect(pin(page)).toBeHidden();
  await tab(page, 'Building and place').click();
  await expect(page).toHaveURL(`${address}&part=place`);
  await pin(page).fill('12.9141, 74.856');
  await tab(page, 'Google listing').click();
  await expect(page).toHaveURL(`${address}&part=search`);
  await pressBack(page);
  await expect(page).toHaveURL(`${address}&part=place`);
  await expect(pin(page)).toHaveValue('12.9141, 74.856');
  await pressBack(page);
  await expect(page).toHaveURL(address);
  await expect(leave(page)).toBeHidden();

  await tab(page, 'On the website').click();
  await expect(page).toHaveURL(`${address}&part=website`);
  await page.keyboard.press('Escape');
  await leave(page).getByRole('button', { name: 'Discard changes' }).click();
  await expect(page).toHaveURL('/admin/projects');
  await pressBack(page);
  await expect(page).toHaveURL('/admin/brands');
});

test('a part opens by its link and by the keyboard, and an unknown one is the first', async ({
  page,
  api,
}) => {
  const { _id } = await api.addProject({ name: newName('Linked House'), status: 'ongoing' });
  await signIn(page, `/admin/projects?edit=${_id}&part=place`);
  await expect(sheet(page).getByLabel('Construction')).toBeFocused();
  await tab(page, 'Building and place').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'Google listing')).toBeFocused();
  await expect(pin(page)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(sheet(page).getByLabel('Title in searches')).toBeVisible();
  await expect(page).toHaveURL(`/admin/projects?edit=${_id}&part=search`);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);

  await openScreen(page, `/admin/projects?edit=${_id}&part=nothing`);
  await expect(sheet(page).getByLabel('Name required')).toBeFocused();
});

test('what has to be put right in a closed part opens it, from the save and from its line in the list', async ({
  page,
  api,
}) => {
  const { _id } = await api.addProject({ name: newName('Wrong House'), status: 'ongoing' });
  await signIn(page, `/admin/projects?edit=${_id}&part=place`);
  await pin(page).fill('nowhere');
  await tab(page, 'Project').click();
  await expect(pin(page)).toBeHidden();
  await page.keyboard.press('Control+s');
  await expect(pin(page)).toBeFocused();
  await expect(page).toHaveURL(`/admin/projects?edit=${_id}&part=place`);
  await expect(pin(page)).toHaveValue('nowhere');

  await tab(page, 'Project').click();
  await sheet(page).getByRole('alert').getByRole('button', { name: 'Position on the map' }).click();
  await expect(pin(page)).toBeFocused();
  await pin(page).fill('12.9141, 74.856');
  await tab(page, 'Google listing').click();
  await page.keyboard.press('Control+s');
  await expect(sheet(page)).toBeHidden();
  await expect(page).toHaveURL('/admin/projects');
  const saved = await (await page.request.get(`/api/projects/${_id}`)).json();
  expect(saved.pin).toBe('12.9141, 74.856');
});
