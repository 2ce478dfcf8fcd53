import { expect, test } from '../../../support/browser/browser-test';
import { expectAccessible, expectNoSidewaysScroll } from '../../../support/browser/page-watch';
import { signIn } from '../../../support/contract/admin-screens';
import { newName } from '../../../support/values';

test('the projects stand in a table where one wants it so, which is kept, sorts by its headings, and can be walked by keys', async ({
  page,
  api,
}) => {
  const words = newName('Tabled');
  const [typed = ''] = words.split('-');
  const names = [`${words} A`, `${words} B`, `${words} C`];
  for (const name of names) await api.addProject({ name, status: 'ongoing', location: 'Kadri, Mangalore' });
  const address = `/admin/projects?q=${encodeURIComponent(typed)}`;
  await signIn(page, address);
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  const table = page.getByRole('table', { name: 'Projects' });
  const rows = table.getByRole('row').filter({ hasText: words });
  await expect(rows).toHaveCount(3);
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(address);
  await expect(rows).toHaveCount(3);
  await expect(page.getByRole('button', { name: 'Table', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );

  const heading = table.getByRole('columnheader', { name: 'Name and place' });
  await heading.getByRole('button').click();
  await expect(heading).toHaveAttribute('aria-sort', 'ascending');
  await expect(rows.first()).toContainText(names[0] ?? '');
  await heading.getByRole('button').press('Enter');
  await expect(heading).toHaveAttribute('aria-sort', 'descending');
  await expect(rows.first()).toContainText(names[2] ?? '');

  const nameOf = (at: number) => rows.nth(at).getByRole('button', { name: /^Edit / });
  await nameOf(0).focus();
  await page.keyboard.press('ArrowDown');
  await expect(nameOf(1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(nameOf(2)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(rows.nth(2).getByRole('checkbox')).toBeChecked();
  await expect(page.getByRole('region', { name: 'Several at once' })).toContainText('1 ticked');

  const opened = (await rows.nth(2).getByRole('rowheader').getByRole('button').textContent())?.trim() ?? '';
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Update Project' });
  await expect(sheet.getByLabel('Name required')).toHaveValue(opened);
  await sheet.getByLabel('Client').fill('Coral LLP');
  await sheet.getByRole('button', { name: 'Update Project' }).click();
  await expect(sheet).toHaveCount(0);
  await expect(page.getByRole('button', { name: `Edit ${opened}` })).toBeFocused();

  await page.getByRole('button', { name: 'Cards', exact: true }).click();
  await expect(page.getByRole('article').filter({ hasText: words })).toHaveCount(3);
});
