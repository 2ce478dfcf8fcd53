import { expect, test } from '../../../support/browser/browser-test';
import { expectAccessible } from '../../../support/browser/page-watch';
import { signIn } from '../../../support/contract/admin-screens';
import { makeUpload } from '../../../support/records/picture';
import { chooseUnused } from '../../../support/records/picture-library';
import { newName } from '../../../support/values';

test('a map of the builder’s own stands on the page of its project, and not among its pictures', async ({
  page,
  api,
}) => {
  const name = newName('Harbour Steps');
  const { _id } = await api.addProject({ name, status: 'upcoming', location: 'Bengre, Mangalore' });
  await signIn(page, '/admin/projects');
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  const sheet = page.getByRole('dialog', { name: 'Update Project' });
  await sheet.getByRole('tab', { name: 'Building and place' }).click();
  await sheet.getByRole('button', { name: 'Add a map of your own' }).click();
  await sheet.locator('input[type=file][aria-label="A map"]').setInputFiles(await makeUpload('map.jpg', 91));
  await expect(sheet.getByLabel('Alt text of the location picture')).toBeVisible();
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Update Project' }).click();
  await expect(sheet).toBeHidden();

  await page.goto(`/projects/${_id}`);
  const map = page.getByRole('img', { name: `Map of the surroundings of ${name}, Bengre, Mangalore` });
  await map.scrollIntoViewIfNeeded();
  await expect(map).toBeVisible();
  await expect(page.locator('#gallery')).toHaveCount(0);
});

test('a map of the library becomes that of a project, as a copy, and the focus goes to its text', async ({
  page,
  api,
}) => {
  const [name, file] = [newName('Harbour Row'), `${newName('map').toLowerCase().replaceAll(' ', '-')}.jpg`];
  const { _id: picture } = await api.uploadPicture(file, 92);
  const { _id } = await api.addProject({ name, status: 'upcoming', location: 'Bengre, Mangalore' });
  await signIn(page, `/admin/projects?edit=${_id}&part=place`);
  const sheet = page.getByRole('dialog', { name: 'Update Project' });
  await sheet.getByRole('button', { name: 'Add a map of your own' }).click();
  await sheet.getByRole('button', { name: 'From the library for the map' }).press('Enter');
  await chooseUnused(page, file);
  await expect(sheet.getByLabel('Alt text of the location picture')).toBeFocused();
  await expect(sheet.getByText(`${file} · 800 × 500`)).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(sheet).toBeHidden();

  const saved = await (await page.request.get(`/api/projects/${_id}`)).json();
  expect(saved.images).toEqual([]);
  expect(saved.locationPicture).toMatchObject({ isLocation: true });
  expect(saved.locationPicture._id).not.toBe(picture);
});
