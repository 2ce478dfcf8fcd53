import { expect, type Page, test } from '../../../support/browser/browser-test';
import { expectNoSidewaysScroll } from '../../../support/browser/page-watch';
import { pickUp, signIn } from '../../../support/contract/admin-screens';
import { newName } from '../../../support/values';

const sheetOf = (page: Page) => page.getByRole('dialog', { name: 'Update Project' });
const specifications = [
  { title: 'Structure', description: ['RCC frame', 'Block walls', 'Seismic zone III'] },
  { title: 'Water', description: ['Sump'] },
];

const handleOf = (page: Page, name: string) => sheetOf(page).getByRole('button', { name, exact: true });

test('groups and lines of the specifications change places by the keyboard, and Escape puts one back without closing the form', async ({
  page,
  api,
}) => {
  const { _id } = await api.addProject({ name: newName('Mangrove'), status: 'upcoming', specifications });
  await signIn(page, `/admin/projects?edit=${_id}`);
  const sheet = sheetOf(page);
  await expect(sheet.getByLabel('Title of specification 1')).toHaveValue('Structure');
  // What stands alone has no other place.
  await expect(sheet.getByRole('button', { name: /^Move line 1 of Water/ })).toHaveCount(0);

  await pickUp(handleOf(page, 'Move line 1 of Structure, place 1 of 3'), 'The line is at position 1 of 3.');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText('The line is at position 2 of 3.')).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Put back to position 1 of 3.')).toBeAttached();
  await expect(sheet.getByRole('textbox', { name: 'Line 1 of Structure' })).toHaveValue('RCC frame');

  await pickUp(handleOf(page, 'Move line 1 of Structure, place 1 of 3'), 'The line is at position 1 of 3.');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText('The line is at position 2 of 3.')).toBeAttached();
  await page.keyboard.press('Enter');
  await expect(sheet.getByRole('textbox', { name: 'Line 2 of Structure' })).toHaveValue('RCC frame');

  await pickUp(handleOf(page, 'Move Water, place 2 of 2'), 'The group is at position 2 of 2.');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText('The group is at position 1 of 2.')).toBeAttached();
  await page.keyboard.press('Enter');
  await expect(sheet.getByLabel('Title of specification 1')).toHaveValue('Water');
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await page.keyboard.press('Control+s');
  await expect(sheet).toBeHidden();
  const saved = await (await page.request.get(`/api/projects/${_id}`)).json();
  expect(saved.specifications).toEqual([
    { title: 'Water', description: ['Sump'] },
    { title: 'Structure', description: ['Block walls', 'RCC frame', 'Seismic zone III'] },
  ]);
});
