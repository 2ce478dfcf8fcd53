import { expect, type Page, test } from '../../../support/browser/browser-test';
import { intercept } from '../../../support/browser/intercept';
import { expectAccessible, expectNoSidewaysScroll } from '../../../support/browser/page-watch';
import { signIn } from '../../../support/contract/admin-screens';
import { newName } from '../../../support/values';

const several = (page: Page) => page.getByRole('region', { name: 'Several at once' });
const apply = async (page: Page, choice: string) => {
  await several(page).getByLabel('Action for the selected ones').selectOption(choice);
  await several(page).getByRole('button', { name: 'Apply' }).click();
};

test('several projects are hidden and shown by one click, and deleted after one question with one way back', async ({
  page,
  api,
}) => {
  const words = newName('Severals');
  const names = [`${words} A`, `${words} B`];
  for (const name of names) await api.addProject({ name, status: 'ongoing' });
  // What stands behind the hyphen is no word of its own.
  const [typed = ''] = words.split('-');
  await signIn(page, `/admin/projects?q=${encodeURIComponent(typed)}`);
  const cards = page.getByRole('article').filter({ hasText: words });
  await expect(cards).toHaveCount(2);
  await page.getByRole('checkbox', { name: 'Select all 2 on this page' }).check();
  await expect(several(page).getByText('2 ticked')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await apply(page, 'Hide from the website');
  await expect(several(page).getByText('2 projects hidden from the website.')).toBeVisible();
  await expect(cards.getByText('Hidden')).toHaveCount(2);
  await several(page).getByRole('button', { name: 'Undo' }).click();
  await expect(several(page).getByText('2 projects restored.')).toBeVisible();
  await expect(cards.getByText('Hidden')).toHaveCount(0);

  for (const name of names) await page.getByRole('checkbox', { name: `Tick ${name}` }).check();
  await apply(page, 'Delete');
  const question = page.getByRole('dialog', { name: 'Delete 2 projects?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(cards).toHaveCount(2);
  await several(page).getByRole('button', { name: 'Apply' }).click();
  await question.getByRole('button', { name: 'Delete 2 projects' }).click();
  await expect(cards).toHaveCount(0);
  await several(page).getByRole('button', { name: 'Undo' }).click();
  await expect(cards).toHaveCount(2);
});

test('what is said of a bulk change stands over the list that it is true of, with the way back beside it', async ({
  page,
  api,
}) => {
  const words = newName('Truths');
  const names = [`${words} A`, `${words} B`];
  for (const name of names) await api.addProject({ name, status: 'ongoing' });
  const [typed = ''] = words.split('-');
  await signIn(page, `/admin/projects?q=${encodeURIComponent(typed)}`);
  const cards = page.getByRole('article').filter({ hasText: words });
  await expect(cards).toHaveCount(2);
  await page.getByRole('checkbox', { name: 'Select all 2 on this page' }).check();
  let release: () => void = () => {};
  const gate = new Promise<void>((open) => {
    release = open;
  });
  let isAsked: () => void = () => {};
  const asked = new Promise<void>((open) => {
    isAsked = open;
  });
  await intercept(page, '**/admin/projects**', async (route) => {
    if (route.request().method() === 'GET') {
      isAsked();
      await gate;
    }
    await route.continue();
  });
  await apply(page, 'Delete');
  await page
    .getByRole('dialog', { name: 'Delete 2 projects?' })
    .getByRole('button', { name: 'Delete 2 projects' })
    .click();
  await asked;
  // The list is not read yet: nothing is said of it that one does not see.
  await expect(cards).toHaveCount(2);
  await expect(several(page).getByText(/^2 projects deleted/)).toHaveCount(0);
  release();
  await expect(several(page).getByText(/^2 projects deleted/)).toBeVisible();
  expect(await cards.count()).toBe(0);
  const [said, undo] = [
    several(page).getByText(/^2 projects deleted/),
    several(page).getByRole('button', { name: 'Undo' }),
  ];
  const [left, right] = [await said.boundingBox(), await undo.boundingBox()];
  expect(
    Math.abs((left?.y ?? 0) + (left?.height ?? 0) / 2 - (right?.y ?? 0) - (right?.height ?? 0) / 2),
  ).toBeLessThan(6);
  expect((right?.x ?? 0) - (left?.x ?? 0) - (left?.width ?? 0)).toBeLessThan(40);
});
