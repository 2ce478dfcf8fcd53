import { expect, test } from '../../../support/browser/browser-test';
import { expectAccessible, expectNoSidewaysScroll } from '../../../support/browser/page-watch';
import { signIn } from '../../../support/contract/admin-screens';
import { makeUpload } from '../../../support/records/picture';
import { newName } from '../../../support/values';

test('areas are pasted from a sheet, plans that are dropped together go to their homes, one is given to another home, and all is saved', async ({
  page,
  api,
}) => {
  const unitTypes = [{ name: 'Type A', bhk: 3, carpetArea: 100, parking: 'One' }];
  const { _id } = await api.addProject({ name: newName('Planned'), status: 'ongoing', unitTypes });
  await signIn(page, `/admin/projects?edit=${_id}&part=homes`);
  const sheet = page.getByRole('dialog', { name: 'Update Project' });

  await sheet.getByRole('button', { name: 'Paste from a sheet' }).click();
  const cells = sheet.getByLabel('Cells of a sheet');
  await cells.fill('Name\tBHK\tCarpet sq ft\nType A\t3\t1,217\nType B\t2 BHK\tabout 850\nType C\t1\t600');
  await sheet.getByRole('button', { name: 'Fill in' }).click();
  await expect(sheet.getByText('1 changed, 2 added. Nothing is saved yet.')).toBeVisible();
  await expect(sheet.getByText('Line 3, Carpet area, sq m: “about 850” was left out.')).toBeVisible();
  await expect(cells).toHaveValue(/about 850/);
  await sheet.getByRole('button', { name: 'Put back' }).click();
  await expect(sheet.getByRole('textbox', { name: 'Name', exact: true })).toHaveCount(1);
  await cells.fill('Name\tBHK\tCarpet sq ft\nType A\t3\t1,217\nType B\t2 BHK\t853\nType C\t1\t600');
  await sheet.getByRole('button', { name: 'Fill in' }).click();
  await expect(cells).toHaveValue('');

  const files = await Promise.all(
    ['type-b.jpg', 'ground.jpg', 'upper.jpg', 'more.jpg'].map((name, at) => makeUpload(name, 70 + at)),
  );
  await sheet.getByLabel('Plans', { exact: true }).setInputFiles(files);
  await expect(sheet.getByText('type-b.jpg was added to Type B by its name.')).toBeVisible();
  await expect(sheet.getByText('ground.jpg was added to Type A, which had no plan.')).toBeVisible();
  await expect(sheet.getByText('upper.jpg was added to Type C, which had no plan.')).toBeVisible();
  await expect(sheet.getByText('more.jpg: choose its unit type.')).toBeVisible();
  await expect(sheet.getByText('Without a unit type: not saved')).toBeVisible();
  await sheet.getByLabel('Unit type of more.jpg').selectOption('Type A');
  await sheet.getByLabel('Unit type of upper.jpg').selectOption('Type B');
  await expect(sheet.getByText('Without a unit type: not saved')).toBeHidden();
  // What is on its way at a save joins after it.
  await expect(sheet.getByRole('progressbar')).toHaveCount(0);
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });

  await sheet.getByRole('button', { name: 'Copy unit type 1' }).click();
  await sheet.getByRole('textbox', { name: 'Name', exact: true }).nth(1).fill('Type A1');
  await expect(sheet.getByRole('button', { name: 'Update Project' })).toBeEnabled();
  await page.keyboard.press('Control+s');
  await expect(sheet).toBeHidden();
  const saved = await (await page.request.get(`/api/admin/projects/${_id}`)).json();
  const told = saved.unitTypes.map(({ name, carpetArea, parking, plans }: Record<string, unknown>) => ({
    name,
    carpetArea,
    parking,
    plans: (plans as unknown[]).length,
  }));
  expect(told).toEqual([
    { name: 'Type A', carpetArea: 113.06, parking: 'One', plans: 2 },
    { name: 'Type A1', carpetArea: 113.06, parking: 'One', plans: 0 },
    { name: 'Type B', carpetArea: 79.25, parking: '', plans: 2 },
    { name: 'Type C', carpetArea: 55.74, parking: '', plans: 0 },
  ]);
  expect(saved.images).toEqual([]);

  await page.goto(`/admin/projects?edit=${_id}&part=homes`);
  await sheet.getByRole('button', { name: 'Remove plan 2' }).first().click();
  await page.keyboard.press('Control+s');
  await expect(sheet).toBeHidden();
  const after = await (await page.request.get(`/api/admin/projects/${_id}`)).json();
  expect(after.unitTypes[0].plans).toHaveLength(1);
});
