import { expect, type Page, test } from '../../../support/browser/browser-test';
import { expectAccessible } from '../../../support/browser/page-watch';
import { openScreen, signIn } from '../../../support/contract/admin-screens';
import { querySql } from '../../../support/database/sql';
import { row } from '../../../support/enquiries/inbox';
import { newName, newPhone } from '../../../support/values';

const readBadge = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Admin Panel' })
    .getByRole('link', { name: /^Enquiries/ })
    .textContent();
test('a table of leads is tried, and taken once its people were told', async ({ page }) => {
  const name = newName('Imported');
  await signIn(page, '/admin/enquiries');
  await page.getByRole('button', { name: 'Import a table' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import a table' });
  const table = `Lead Date;Customer Name;Mobile No\n21/11/2026;${name};${newPhone()}\n21/11/2026;Nobody;12`;
  const file = { name: 'leads.csv', mimeType: 'text/csv', buffer: Buffer.from(table) };
  await dialog.getByLabel('File').setInputFiles(file);
  await expect(dialog.getByLabel('Name')).toHaveValue('1');
  await dialog.getByRole('button', { name: 'Try without saving' }).click();
  await expect(dialog.getByText('1 enquiry would be added')).toBeVisible();
  await expect(dialog.getByText('Line 3:')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Import', exact: true })).toBeDisabled();
  await dialog.getByLabel('These people have asked').press('Space');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(dialog.getByText('1 enquiry was added')).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await openScreen(page, `/admin/enquiries?q=${encodeURIComponent(name)}`);
  await expect(row(page, name)).toBeVisible();
});

test('a table whose required columns are not found cannot be tried; state, owner and day are chosen for all lines, and it is taken back as one', async ({
  page,
}) => {
  const [name, touched] = [newName('Old'), newName('Touched')];
  await signIn(page, '/admin/enquiries');
  const before = await readBadge(page);
  await page.getByRole('button', { name: 'Import a table' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import a table' });
  const table = `Who,Number\n${name},${newPhone()}\n${touched},${newPhone()}`;
  const file = { name: 'old.csv', mimeType: 'text/csv', buffer: Buffer.from(table) };
  await dialog.getByLabel('File').setInputFiles(file);
  const attempt = dialog.getByRole('button', { name: 'Try without saving' });
  await expect(dialog.getByText('First choose the column of Phone or of E-mail.')).toBeVisible();
  await expect(attempt).toBeDisabled();
  await dialog.getByLabel('Name', { exact: true }).selectOption('Who');
  await expect(attempt).toBeDisabled();
  await dialog.getByLabel('Phone one of the two').selectOption('Number');
  await dialog.getByLabel('State, all lines').selectOption('All: Contacted');
  await dialog.getByLabel('Owner, all lines').selectOption('All: Admin');
  await dialog.getByLabel('Received, all lines').fill('2024-03-05');
  await attempt.click();
  await expect(dialog.getByText('2 enquiries would be added')).toBeVisible();
  await dialog.getByLabel('These people have asked').press('Space');
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(dialog.getByText('2 enquiries were added')).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  expect(await readBadge(page)).toBe(before);
  await openScreen(page, `/admin/enquiries?q=${encodeURIComponent(touched)}`);
  await row(page, touched).click();
  await expect(page).toHaveURL(/\/admin\/enquiries\/[\w-]+/);
  const detail = page.getByRole('region', { name: 'Enquiry', exact: true });
  await expect(detail.getByRole('heading', { name: touched })).toBeVisible();
  await expect(detail.getByRole('radio', { name: 'Contacted' })).toBeChecked();
  await expect(detail.getByLabel('Owner')).toHaveValue(/./);
  await expect(detail.getByText('5 Mar 2024').first()).toBeVisible();
  await detail.getByLabel('Note for the team').fill('Called');
  await detail.getByLabel('Note for the team').press('Control+Enter');
  await expect(detail.getByRole('region', { name: 'All enquiries of this contact' })).toContainText('Called');
  await openScreen(page, '/admin/enquiries');
  await page.getByRole('button', { name: 'Import a table' }).click();
  const taken = dialog.getByRole('listitem').filter({ hasText: '2 enquiries' }).first();
  await taken.getByRole('button', { name: 'Undo import' }).click();
  await taken.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(taken).toContainText('1 enquiry removed. 1 enquiry stays: it has been changed since.');
  await expectAccessible(page);
  expect(await querySql('select name from enquiry where name = any($1)', [[name, touched]])).toEqual([
    { name: touched },
  ]);
});
