import { expect, test } from '../../../support/browser/browser-test';
import { expectAccessible, expectNoSidewaysScroll } from '../../../support/browser/page-watch';
import { signIn } from '../../../support/contract/admin-screens';
import { querySql } from '../../../support/database/sql';
import { newName } from '../../../support/values';

const newPath = (name: string) => `/${newName(name).toLowerCase().replaceAll(' ', '-')}.html`;

test('a redirect is added, followed, deleted and brought back, what visitors did not find becomes one in one step, and the addresses of an old site are tried from a table, and then taken', async ({
  page,
  request,
}) => {
  await test.step('a redirect is added, followed, deleted and brought back', async () => {
    const from = newPath('Before');
    await signIn(page, '/admin/redirects');
    const [address, target] = [page.getByLabel('Address without a page'), page.getByLabel('Leads to')];
    const add = page.getByRole('button', { name: 'Add', exact: true });
    await address.fill('/faqs');
    await target.fill('/abuot');
    await add.click();
    await expect(address).toHaveAccessibleDescription('/faqs has a page of its own, or leads to one');
    await expect(address).toBeFocused();
    await address.fill(from);
    await add.click();
    await expect(target).toHaveAccessibleDescription('There is no page at /abuot');
    await expect(address).toHaveAccessibleDescription('');
    await target.fill('/about');
    await add.click();
    await expect(page.getByText(`${from} leads to /about now.`)).toBeVisible();
    const row = page.getByRole('listitem').filter({ hasText: from });
    await expect(row).toContainText('leads to /about');
    await page.setViewportSize({ width: 360, height: 740 });
    await expectNoSidewaysScroll(page);
    expect((await request.get(`${from}?x=1`)).url()).toMatch(/\/about\?x=1$/);
    await row.getByRole('button', { name: `Delete ${from}` }).click();
    await expect(row).toHaveCount(0);
    expect((await request.get(from)).status()).toBe(404);
    const undo = page.getByRole('button', { name: 'Undo' });
    await expect(undo).toBeFocused();
    await undo.click();
    await expect(row).toContainText('leads to /about');
    await expect(undo).toHaveCount(0);
    expect((await request.get(from)).url()).toMatch(/\/about$/);
  });
  await test.step('what visitors did not find becomes a redirect in one step', async () => {
    const path = newPath('Brochure');
    await querySql('insert into missing_page (path, count, asked_at) values ($1, 7, now())', [path]);
    await signIn(page, '/admin/redirects');
    const make = page.getByRole('link', { name: `Make a redirect of ${path}` });
    await expect(page.getByRole('listitem').filter({ has: make })).toContainText('7 times. Last: Today');
    await make.click();
    await expect(page.getByLabel('Address without a page')).toHaveValue(path);
    await expect(page.getByLabel('Leads to')).toBeFocused();
    await page.getByLabel('Leads to').fill('/projects');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByRole('listitem').filter({ hasText: path })).toContainText('leads to /projects');
    await expect(make).toHaveCount(0);
  });
  await page.setViewportSize({ width: 1280, height: 800 });
  await test.step('the addresses of an old site are tried from a table, and then taken', async () => {
    const [first, second] = [newPath('Home'), newPath('Team')];
    const table = `from,to\n${first},/\n${second},https://evil.example\n`;
    await signIn(page, '/admin/redirects');
    await page.getByRole('button', { name: 'Import a table' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import a table' });
    await dialog
      .getByLabel('File')
      .setInputFiles({ name: 'old.csv', mimeType: 'text/csv', buffer: Buffer.from(table) });
    await expect(dialog.getByRole('button', { name: 'Import', exact: true })).toBeDisabled();
    await dialog.getByRole('button', { name: 'Try without saving' }).click();
    await expect(dialog.getByRole('status')).toContainText('1 redirect would be added');
    await expect(dialog.getByText('Line 3:')).toContainText('is no address of this site');
    await expectAccessible(page);
    expect((await request.get(first)).status()).toBe(404);
    await dialog.getByRole('button', { name: 'Import', exact: true }).click();
    await expect(dialog.getByRole('status')).toContainText('1 redirect was added');
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: first })).toBeVisible();
    expect((await request.get(first)).status()).toBe(200);
  });
});
