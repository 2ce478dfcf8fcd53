import { addEditor } from '../../../support/accounts/people';
import { expect, type Page, test } from '../../../support/browser/browser-test';
import { expectAccessible, expectNoSidewaysScroll } from '../../../support/browser/page-watch';
import type { AdminApi } from '../../../support/contract/admin-api';
import { signIn } from '../../../support/contract/admin-screens';
import { logIn } from '../../../support/contract/api';
import { newName } from '../../../support/values';

const floors = [3, 2, 1];
const lines = ['North', 'South'].flatMap((tower) =>
  floors.flatMap((floor) =>
    [1, 2, 3].map(
      (home) => `${tower},${floor},${floor}0${home},${home === 3 ? 'B1' : 'A1'},72.46,6110000,free`,
    ),
  ),
);

async function addUnits(api: AdminApi) {
  const name = newName('Palms');
  const unitTypes = [
    { name: 'A1', carpetArea: 72.46 },
    { name: 'B1', carpetArea: 104.38 },
  ];
  const project = await api.addProject({ name, status: 'ongoing', unitTypes });
  await api.addUnits(project._id, lines);
  return { ...project, name, screen: `/admin/projects/${project._id}/units` };
}

const towerOf = (page: Page, name: string) => page.getByRole('grid', { name });
const unitOf = (page: Page, tower: string, number: string) =>
  towerOf(page, tower).getByRole('button', { name: `Unit ${number},` });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));

test('the grid is used by the keyboard alone: a tower is one tab stop, arrows go by floor and number, letters set the state, Enter opens a unit and Escape leads back; a table is tried first, its wrong lines are named and saved, and what is right is taken in', async ({
  page,
  api,
}) => {
  await test.step('the grid is used by the keyboard alone: a tower is one tab stop, arrows go by floor and number, letters set the state, Enter opens a unit and Escape leads back', async () => {
    const { screen, name } = await addUnits(api);
    await signIn(page, screen);
    await expect(page.getByRole('heading', { level: 1, name: `Units of ${name}` })).toBeVisible();
    await unitOf(page, 'North', '301').focus();
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Unit 301, A1, available');
    expect(await towerOf(page, 'South').evaluate((grid) => grid.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    expect(await focused(page)).toBe('Unit 202, A1, available');
    await page.keyboard.press('End');
    expect(await focused(page)).toBe('Unit 203, B1, available');
    await page.keyboard.press('Home');
    expect(await focused(page)).toBe('Unit 201, A1, available');

    await page.keyboard.press('b');
    await expect(page.getByText(/^Saved, \d\d:\d\d$/)).toBeVisible();
    expect(await focused(page)).toBe('Unit 201, A1, booked');
    await expect(page.getByRole('button', { name: /^Booked/ })).toHaveText(/1$/);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('h');
    await expect(unitOf(page, 'North', '301')).toHaveAccessibleName(/^Unit 301, A1, blocked, until /);
    const pane = page.getByRole('complementary', { name: 'Unit 301' });
    await expect(pane.getByRole('radio', { name: 'Blocked' })).toBeChecked();

    await page.keyboard.press('Enter');
    await expect(pane.getByRole('heading', { level: 2, name: '301' })).toBeFocused();
    await pane.getByRole('radio', { name: 'Blocked' }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(pane.getByRole('radio', { name: 'Booked' })).toBeChecked();
    await expect(pane.getByText(/booked it$/)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(pane).toBeHidden();
    await expect(unitOf(page, 'North', '301')).toBeFocused();
    await expectAccessible(page);
  });
  await test.step('a table is tried first, its wrong lines are named and saved, and what is right is taken in', async () => {
    await page.getByRole('button', { name: 'Import CSV' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import CSV' });
    const csv = ['tower,floorNo,unitNo,unitType', 'South,4,401,A1', 'South,4,40 2,A1', 'South,4,403,B4'];
    await dialog.getByLabel('File').setInputFiles({
      name: 'units.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(csv.join('\n')),
    });
    await expect(dialog.getByText('Trial only: nothing has been changed.')).toBeVisible();
    await expect(dialog.getByRole('row')).toHaveText([
      /Line/,
      /3unitNo“40 2”A number without a space. Unit 402 is meant\?/,
      /4unitType“B4”There is no type B4\. This project has A1, B1/,
    ]);
    await expectAccessible(page);
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Save these lines' }).click();
    expect((await download).suggestedFilename()).toBe('wrong-lines.csv');
    await dialog.getByRole('button', { name: 'Import 1 unit' }).click();
    await expect(dialog.getByText('Imported.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(unitOf(page, 'South', '401')).toBeVisible();
  });
});

test('of two people the second reads who was first and what he wanted, and takes what is free instead; news of others come in place', async ({
  page,
  api,
}) => {
  const { _id, screen } = await addUnits(api);
  await signIn(page, screen);
  const [first] = (await api.listUnits(_id)).filter(({ number }) => number === '301');
  await api.setUnitState(first?._id ?? '', { state: 'booked', stateVersion: 0 });
  await unitOf(page, 'North', '301').click();
  const pane = page.getByRole('complementary', { name: 'Unit 301' });
  await pane.getByText('Blocked', { exact: true }).click();
  const alert = pane.getByRole('alert');
  await expect(alert).toContainText(
    / was first: .* booked this unit at \d\d:\d\d\. Your block was not saved, and nothing has changed\./,
  );
  await expect(pane.getByRole('heading', { name: 'You chose' })).toBeVisible();
  await expect(pane).toContainText('Available units of the same type: North 302, A1, 72.46 sq m');
  await expect(pane.getByRole('radio', { name: 'Booked' })).toBeChecked();
  await expectAccessible(page);
  await pane.getByRole('button', { name: 'Block North 302 instead' }).click();
  const other = page.getByRole('complementary', { name: 'Unit 302' });
  await expect(other.getByRole('radio', { name: 'Blocked' })).toBeChecked();
  await expect(other.getByLabel('Blocked until')).toHaveValue(/^\d{4}-\d\d-\d\d$/);
  await other.getByLabel('For whom').fill('Ananya Rao');
  await other.getByRole('button', { name: 'Block for “Ananya Rao”, without an enquiry' }).click();
  await expect(unitOf(page, 'North', '302')).toHaveAccessibleName(/Ananya Rao$/);

  const [third] = (await api.listUnits(_id)).filter(({ number }) => number === '103');
  await api.setUnitState(third?._id ?? '', { state: 'sold', stateVersion: 0 });
  await unitOf(page, 'South', '101').focus();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByRole('status').filter({ hasText: 'sold North 103' })).toBeVisible();
  await expect(unitOf(page, 'North', '103')).toHaveAccessibleName('Unit 103, B1, sold');
  await expect(unitOf(page, 'South', '101')).toBeFocused();
});

test('on a phone the units are a list, and a unit is a dialog; both are there at any width by their address', {
  tag: '@phone',
}, async ({ page, api }) => {
  const { screen } = await addUnits(api);
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, screen);
  await expect(page.getByRole('grid')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 3, name: 'Floor 3' })).toHaveCount(2);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('region', { name: 'South' }).getByRole('button', { name: /^203/ }).click();
  const dialog = page.getByRole('dialog', { name: '203, South, floor 2' });
  await dialog.getByText('Sold', { exact: true }).click();
  await expect(dialog.getByText(/^Saved, /)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(
    page.getByRole('region', { name: 'South' }).getByRole('button', { name: /^203/ }),
  ).toContainText('Sold');
  await page.getByRole('link', { name: 'Grid' }).click();
  await expect(page.getByRole('grid')).toHaveCount(2);
  await expectNoSidewaysScroll(page);
});

test('an editor adds, changes and deletes units, and sees states without names; filters count', async ({
  page,
  api,
}) => {
  const { _id, screen } = await addUnits(api);
  const [held] = (await api.listUnits(_id)).filter(({ number }) => number === '101');
  const heldUntil = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  await api.setUnitState(held?._id ?? '', {
    state: 'held',
    heldUntil,
    heldFor: 'Ananya Rao',
    stateVersion: 0,
  });
  await signIn(page, screen, await logIn(await addEditor()));
  await unitOf(page, 'North', '101').click();
  const pane = page.getByRole('complementary', { name: 'Unit 101' });
  await expect(
    pane.getByText('The sales team can change the state and see for whom a unit is blocked.'),
  ).toBeVisible();
  await expect(pane.getByRole('radio')).toHaveCount(0);
  await expect(page.getByText('Ananya')).toHaveCount(0);
  await pane.getByRole('button', { name: 'Edit' }).click();
  const form = page.getByRole('dialog', { name: 'Change Unit' });
  await form.getByLabel('Number').fill('1A1');
  await form.getByRole('button', { name: 'Save unit' }).click();
  await expect(unitOf(page, 'North', '1A1')).toBeVisible();
  await page.getByRole('button', { name: /^Blocked/ }).click();
  await expect(page.getByRole('gridcell')).toHaveCount(1);
  await page.getByRole('button', { name: /^All/ }).click();
  await page.getByRole('button', { name: 'Add Unit' }).click();
  const added = page.getByRole('dialog', { name: 'Add Unit' });
  await added.getByLabel('Tower').fill('North');
  await added.getByLabel('Floor').fill('4');
  await added.getByLabel('Number').fill('401');
  await added.getByRole('button', { name: 'Save unit' }).click();
  await expect(unitOf(page, 'North', '401')).toBeVisible();
});

test('the page of a project says what is free by type, and where once that is opened, only where the office shows it', async ({
  page,
  api,
}) => {
  const { _id, slug } = await addUnits(api);
  await page.goto(`/projects/${slug}`);
  await expect(page.getByText('6 of', { exact: false }).filter({ hasText: 'left' })).toHaveCount(0);
  await expect(page.getByText('Homes left by floor')).toHaveCount(0);
  await api.changeProject(_id, { unitsShown: 'free homes' });
  await page.reload();
  const homes = page.getByRole('region', { name: 'Homes' });
  await expect(homes.getByText('12 of 12 left')).toBeVisible();
  await expect(homes.getByText('North, Floor 3').first()).toBeHidden();
  await homes.getByText('Homes left by floor').click();
  await expect(homes.getByText('North, Floor 3').first()).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });
});
