import { signIn } from '../../support/admin-screens';
import { expect, type Page, test } from '../../support/browser-test';
import { expectAccessible, expectNoSidewaysScroll } from '../../support/page-watch';
import { newName } from '../../support/values';

const several = (page: Page) => page.getByRole('region', { name: 'Several at once' });
const apply = async (page: Page, choice: string) => {
  await several(page).getByLabel('What to do with the ticked ones').selectOption(choice);
  await several(page).getByRole('button', { name: 'Apply' }).click();
};

test('several projects are hidden and shown by one click, and deleted after one question with one way back', {
  tag: '@both',
}, async ({ page, api }) => {
  const words = newName('Severals');
  const names = [`${words} A`, `${words} B`];
  for (const name of names) await api.addProject({ name, status: 'ongoing' });
  // What stands behind the hyphen is no word of its own.
  const [typed = ''] = words.split('-');
  await signIn(page, `/admin/projects?q=${encodeURIComponent(typed)}`);
  const cards = page.getByRole('article').filter({ hasText: words });
  await expect(cards).toHaveCount(2);
  await page.getByRole('checkbox', { name: 'Tick all 2 of this page' }).check();
  await expect(several(page).getByText('2 ticked')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await apply(page, 'Hide from the website');
  await expect(several(page).getByText('2 projects hidden from the website.')).toBeVisible();
  await expect(cards.getByText('Hidden')).toHaveCount(2);
  await several(page).getByRole('button', { name: 'Undo' }).click();
  await expect(several(page).getByText('2 projects put back as they were.')).toBeVisible();
  await expect(cards.getByText('Hidden')).toHaveCount(0);

  for (const name of names) await page.getByRole('checkbox', { name: `Tick ${name}` }).check();
  await apply(page, 'Delete');
  const question = page.getByRole('dialog', { name: 'Delete 2 projects?' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(cards).toHaveCount(2);
  await several(page).getByRole('button', { name: 'Apply' }).click();
  await question.getByRole('button', { name: 'Delete 2 projects' }).click();
  await expect(cards).toHaveCount(0);
  await several(page).getByRole('button', { name: 'Undo' }).click();
  await expect(cards).toHaveCount(2);
});
