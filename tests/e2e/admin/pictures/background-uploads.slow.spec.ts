import { expect, type Page, test } from '../../../support/browser/browser-test';
import { intercept } from '../../../support/browser/intercept';
import { expectAccessible, expectNoSidewaysScroll, expectProblem } from '../../../support/browser/page-watch';
import { signIn } from '../../../support/contract/admin-screens';
import { querySql } from '../../../support/database/sql';
import { makeSmallUpload } from '../../../support/records/picture';
import { card, nameField, sheet } from '../../../support/records/project-form';
import { newName } from '../../../support/values';

const uploads = '**/api/admin/uploads';
/** The frame has one for desks and one for phones. */
const behind = (page: Page) =>
  page.getByRole('region', { name: 'Pictures being sent' }).filter({ visible: true });

/** Holds what is sent from now on; answers what lets it go. */
async function holdUploads(page: Page): Promise<() => void> {
  let release: () => void = () => {};
  const gate = new Promise<void>((open) => {
    release = open;
  });
  await intercept(page, uploads, async (route) => {
    await gate;
    await route.continue();
  });
  return release;
}

async function fillProject(page: Page, name: string, files: string[]) {
  await page.getByRole('button', { name: 'Add Project' }).click();
  await nameField(page).fill(name);
  await sheet(page).getByLabel('Status').selectOption('ongoing');
  const chosen = await Promise.all(files.map((file, index) => makeSmallUpload(file, index + 30)));
  await sheet(page).locator('input[type=file]').setInputFiles(chosen);
}

const asksBeforeLeaving = (page: Page) =>
  page.evaluate(() => {
    const event = new Event('beforeunload', { cancelable: true });
    dispatchEvent(event);
    return event.defaultPrevented;
  });

const listPictures = async (name: string) =>
  (
    await querySql(
      `select p.file_name as name from project_image i join picture p on p.id = i.picture_id
       join project on project.id = i.project_id where project.name = $1 order by i.sort_order`,
      [name],
    )
  ).map((row) => row.name);

const readVersion = async (name: string) =>
  (await querySql('select version from project where name = $1', [name]))[0]?.version;

test('a save waits for no picture: they go on in the frame, the tab asks before it is left, and join in their order as one version', {
  tag: '@both',
}, async ({ page, api }) => {
  const name = newName('Salt Wind');
  await signIn(page, '/admin/projects');
  const release = await holdUploads(page);
  await fillProject(page, name, ['one.jpg', 'two.jpg', 'three.jpg']);
  await expect(sheet(page).getByText('3 pictures being sent: you can save now')).toBeVisible();
  await sheet(page).getByRole('button', { name: 'Add Project' }).click();
  await expect(sheet(page)).toBeHidden();
  await expect(card(page, name)).toBeVisible();
  await expect(behind(page)).toContainText(`3 pictures on the way: ${name}`);
  await expect(behind(page).getByRole('progressbar')).toBeVisible();
  expect(await asksBeforeLeaving(page)).toBe(true);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  release();
  await expect(page.getByText(`3 pictures are now with “${name}”.`)).toBeVisible();
  await expect(behind(page)).toHaveCount(0);
  await expect(card(page, name).locator('img').first()).toHaveAttribute('src', /\/uploads\//);
  expect(await listPictures(name)).toEqual(['one.jpg', 'two.jpg', 'three.jpg']);
  expect(await readVersion(name)).toBe(2);
  expect(await asksBeforeLeaving(page)).toBe(false);
  await api.deleteProject(String((await querySql('select id from project where name = $1', [name]))[0]?.id));
});

test('plans that are on their way at a save join their homes, also one that was added with it', async ({
  page,
  api,
}) => {
  const name = newName('Plan Bay');
  const unitTypes = [{ name: 'Type A', bhk: 3, carpetArea: 100 }];
  const { _id } = await api.addProject({ name, status: 'ongoing', unitTypes });
  await signIn(page, `/admin/projects?edit=${_id}&part=homes`);
  const release = await holdUploads(page);
  await sheet(page).getByRole('button', { name: 'Copy unit type 1' }).click();
  await sheet(page).getByRole('textbox', { name: 'Name', exact: true }).nth(1).fill('Type B');
  const files = await Promise.all(
    ['type-b.jpg', 'type-a.jpg'].map((file, at) => makeSmallUpload(file, 60 + at)),
  );
  await sheet(page).getByLabel('Plans', { exact: true }).setInputFiles(files);
  await expect(sheet(page).getByText('type-b.jpg was added to Type B by its name.')).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(sheet(page)).toBeHidden();
  release();
  await expect(page.getByText(`2 pictures are now with “${name}”.`)).toBeVisible();
  const { images, unitTypes: homes } = await (await page.request.get(`/api/admin/projects/${_id}`)).json();
  expect(homes.map((home: { name: string; plans: unknown[] }) => [home.name, home.plans.length])).toEqual([
    ['Type A', 1],
    ['Type B', 1],
  ]);
  expect(images).toEqual([]);
});

test('what a colleague saves meanwhile stays, and nobody is asked; a form of the record that is open is waited for', async ({
  page,
  api,
}) => {
  const name = newName('Coral Bay');
  await signIn(page, '/admin/projects');
  const release = await holdUploads(page);
  await fillProject(page, name, ['one.jpg']);
  await sheet(page).getByRole('button', { name: 'Add Project' }).click();
  await expect(card(page, name)).toBeVisible();
  const [row] = await querySql('select id from project where name = $1', [name]);
  const id = String(row?.id);
  await api.changeProject(id, { price: '1,450' });
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  await expect(nameField(page)).toHaveValue(name);
  release();
  // The open sheet keeps the frame from who does not see it.
  const waits = page.getByText('joins it when its form is closed.').filter({ visible: true });
  await expect(waits).toBeVisible();
  expect(await listPictures(name)).toEqual([]);
  await sheet(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText(`1 picture is now with “${name}”.`)).toBeVisible();
  expect(await listPictures(name)).toEqual(['one.jpg']);
  expect(await querySql('select price from project where id = $1', [id])).toEqual([{ price: '1,450' }]);
  await api.deleteProject(id);
});

test('a picture that did not arrive comes back by its name, and joins once it is sent again', async ({
  page,
  api,
}) => {
  const name = newName('Reef Row');
  await signIn(page, '/admin/projects');
  expectProblem(page, /net::ERR_FAILED/);
  let isCut = true;
  let release: () => void = () => {};
  const gate = new Promise<void>((open) => {
    release = open;
  });
  await intercept(page, uploads, async (route) => {
    await gate;
    const isTwo = route.request().postDataBuffer()?.includes('two.jpg') === true;
    await (isCut && isTwo ? route.abort() : route.continue());
  });
  await fillProject(page, name, ['one.jpg', 'two.jpg']);
  await sheet(page).getByRole('button', { name: 'Add Project' }).click();
  await expect(card(page, name)).toBeVisible();
  release();
  await expect(page.getByText(`1 picture is now with “${name}”.`)).toBeVisible();
  await expect(behind(page)).toContainText(`two.jpg is not with “${name}”. The connection was lost`);
  expect(await asksBeforeLeaving(page)).toBe(true);
  isCut = false;
  await behind(page).getByRole('button', { name: 'Retry' }).click();
  await expect(behind(page)).toHaveCount(0);
  await expect.poll(() => listPictures(name)).toEqual(['one.jpg', 'two.jpg']);
  await api.deleteProject(String((await querySql('select id from project where name = $1', [name]))[0]?.id));
});

test('a draft waits for no picture either; they join the draft, and the website shows nothing of it', async ({
  page,
}) => {
  const name = newName('Quiet Cove');
  await signIn(page, '/admin/projects');
  const release = await holdUploads(page);
  await fillProject(page, name, ['one.jpg']);
  await sheet(page).getByRole('button', { name: 'Save draft' }).click();
  await expect(sheet(page)).toBeHidden();
  await expect(behind(page)).toContainText(`1 picture on the way: ${name}`);
  release();
  await expect(page.getByText(`1 picture is now with “${name}”.`)).toBeVisible();
  expect(await querySql('select id from project where name = $1', [name])).toEqual([]);
  await page.getByRole('button', { name: `Open the draft of ${name}` }).click();
  await expect(sheet(page).getByText('48 × 30')).toHaveCount(1);
});

// proves: ADB-3
test('a new director is saved by itself once the photo is there; an update goes on with the former photo', async ({
  page,
}) => {
  const name = newName('Vasudha Pai');
  const form = page.getByRole('dialog', { name: /^(Add New|Update) Director$/ });
  await signIn(page, '/admin/board');
  let release = await holdUploads(page);
  await page.getByRole('button', { name: 'Add Director' }).click();
  await form.getByLabel('Name required').fill(name);
  await form.getByLabel('Position required').fill('Director');
  await form.locator('input[type=file]').setInputFiles(await makeSmallUpload('first.jpg', 41));
  await form.getByRole('button', { name: 'Add Director' }).click();
  await expect(form.getByText('Saves when the picture has arrived')).toBeVisible();
  await expect(form.getByRole('alert')).toHaveCount(0);
  release();
  await expect(form).toBeHidden();
  await expect(card(page, name)).toBeVisible();

  release = await holdUploads(page);
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  await form.locator('input[type=file]').setInputFiles(await makeSmallUpload('second.jpg', 42));
  await form.getByRole('button', { name: 'Update' }).click();
  await expect(form).toBeHidden();
  const photoOf = async () =>
    (
      await querySql(
        'select p.file_name as name from director d join picture p on p.id = d.picture_id where d.name = $1',
        [name],
      )
    )[0]?.name;
  expect(await photoOf()).toBe('first.jpg');
  release();
  await expect(page.getByText(`1 picture is now with “${name}”.`)).toBeVisible();
  expect(await photoOf()).toBe('second.jpg');
});
