import { expect, type Page, test } from '../../../support/browser/browser-test';
import { expectAccessible, expectNoSidewaysScroll } from '../../../support/browser/page-watch';
import { signIn } from '../../../support/contract/admin-screens';
import { chooseUnused, library } from '../../../support/records/picture-library';
import { newName } from '../../../support/values';

/** A name of a file that no other picture has. */
const newFile = (name: string) => `${newName(name).toLowerCase().replaceAll(' ', '-')}.jpg`;

const found = (page: Page, text: string) => library(page).getByText(text, { exact: true });

test('the text of a picture is written in the library, and the page of its project says it at once', async ({
  page,
  api,
}) => {
  const [name, file] = [newName('Tide Terrace'), newFile('terrace')];
  const { _id: picture } = await api.uploadPicture(file, 31);
  const { _id } = await api.addProject({ name, status: 'ongoing', pictures: [{ _id: picture }] });
  await signIn(page, '/admin/pictures?show=no-alt');
  const search = page.getByRole('searchbox', { name: 'File name, alt text or record' });
  await search.fill(name);
  await search.press('Enter');
  await expect(page.getByText(`1 picture with “${name}”`)).toBeVisible();
  const card = page.getByRole('article');
  await expect(card.getByRole('heading', { name: file })).toBeVisible();
  await expect(card).toContainText('800 × 500');
  const alt = card.getByLabel(`Alt text of ${file}`);
  await expect(alt).toHaveAccessibleDescription('Some visitors and search engines cannot see it yet');

  const which = page.getByRole('navigation', { name: 'Which pictures' });
  await which.getByRole('link', { name: 'In use', exact: true }).click();
  await expect(which.getByRole('link', { name: 'In use', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await search.fill(file);
  await search.press('Enter');
  await expect(page.getByText(`1 picture with “${file}”`)).toBeVisible();
  await alt.fill('The terrace at dusk');
  await alt.press('Enter');
  await expect(card.getByText('Saved', { exact: true })).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  expect(await (await page.request.get(`/projects/${_id}`)).text()).toContain('The terrace at dusk');

  await expect(card.getByRole('link', { name })).toHaveAttribute('href', `/admin/projects?edit=${_id}`);
});

test('pictures of the library are added to a project by the keyboard alone, as copies', async ({
  page,
  api,
}) => {
  const [name, file] = [newName('Estuary Court'), newFile('estuary')];
  const { _id: picture } = await api.uploadPicture(file, 32);
  const pictures = [{ _id: picture, alt: 'The estuary' }];
  const { _id: former } = await api.addProject({
    name: newName('Estuary House'),
    status: 'ongoing',
    pictures,
  });
  const { _id } = await api.addProject({ name, status: 'ongoing' });
  await signIn(page, `/admin/projects?edit=${_id}`);
  const sheet = page.getByRole('dialog', { name: 'Update Project' });
  const open = sheet.getByRole('button', { name: 'From the library' });
  await open.press('Enter');
  const search = library(page).getByRole('searchbox');
  await expect(search).toBeFocused();
  // It rises as it opens.
  await library(page).evaluate((dialog) =>
    Promise.all(dialog.getAnimations().map(({ finished }) => finished)),
  );
  const place = await search.boundingBox();
  await page.keyboard.type(file);
  await page.keyboard.press('Enter');
  await expect(found(page, '1 picture')).toBeVisible();
  // A list that is shorter or comes late moves nothing that may be pressed meanwhile.
  expect(await search.boundingBox()).toEqual(place);
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await expect(library(page).getByRole('button', { name: 'Search' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(library(page).getByRole('checkbox', { name: 'The estuary' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(found(page, '1 chosen')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(library(page)).toBeHidden();
  await expect(open).toBeFocused();
  await expect(sheet.getByLabel('Alt text of picture 1')).toHaveValue('The estuary');
  await expect(sheet.getByText(`${file} · 800 × 500`)).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(sheet).toBeHidden();

  await api.deleteProject(former);
  const shown = (await (await page.request.get(`/api/projects/${_id}`)).json()) as {
    images: { _id: string; alt: string; url: string }[];
  };
  expect(shown.images).toMatchObject([{ alt: 'The estuary' }]);
  expect(shown.images[0]?._id).not.toBe(picture);
  expect((await page.request.get(shown.images[0]?.url ?? '')).status()).toBe(200);
});

test('one picture of the library becomes the photo of a director, and Escape leaves the form as it was; logos of it become brands beside those that were uploaded', async ({
  page,
  api,
}) => {
  await test.step('one picture of the library becomes the photo of a director, and Escape leaves the form as it was', async () => {
    const [name, file] = [newName('Asha'), newFile('asha')];
    await api.uploadPicture(file, 33);
    await signIn(page, '/admin/board');
    await page.getByRole('button', { name: 'Add Director' }).click();
    const form = page.getByRole('dialog', { name: 'Add New Director' });
    await form.getByLabel('Name required').fill(name);
    await form.getByRole('button', { name: 'From the library' }).click();
    await expect(library(page).getByRole('searchbox')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(library(page)).toBeHidden();
    await expect(form.getByLabel('Name required')).toHaveValue(name);
    await expect(form.getByRole('button', { name: 'From the library' })).toBeFocused();

    await page.keyboard.press('Enter');
    await chooseUnused(page, file);
    await expect(form.getByRole('button', { name: 'Replace photo' })).toBeVisible();
    await form.getByLabel('Position required').fill('Chair');
    await page.keyboard.press('Control+s');
    await expect(form).toBeHidden();
    await expect(page.getByRole('article').filter({ hasText: name }).locator('img')).toHaveAttribute(
      'src',
      /\/uploads\//,
    );
  });
  await test.step('logos of the library become brands beside those that were uploaded', async () => {
    const [file, words] = [newFile('harbour'), newName('Harbour Bank')];
    await api.uploadPicture(file, 34);
    await signIn(page, '/admin/brands');
    await page.getByRole('button', { name: 'From the library' }).click();
    await chooseUnused(page, file);
    await page.getByLabel(`Name of the brand in ${file}`).fill(words);
    await page.getByRole('button', { name: 'Upload', exact: true }).click();
    await expect(page.getByRole('article').filter({ hasText: words })).toBeVisible();
  });
});
