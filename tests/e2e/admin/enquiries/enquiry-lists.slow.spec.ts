import fs from 'node:fs';
import { credentials, openSession } from '../../../support/accounts/admin-session';
import { expect, test } from '../../../support/browser/browser-test';
import { expectAccessible, expectNoSidewaysScroll } from '../../../support/browser/page-watch';
import { signIn } from '../../../support/contract/admin-screens';
import { querySql } from '../../../support/database/sql';
import { row, send } from '../../../support/enquiries/inbox';
import { newEmail, newName } from '../../../support/values';

test('a search says where else it has found and leads there; one’s own enquiries are listed by one tap, what is due before the rest, and one state alone in whichever tab', async ({
  page,
}) => {
  await test.step('a search says where else it has found, and leads there', async () => {
    const name = await send(page);
    await querySql("update enquiry set state = 'won' where name = $1", [name]);
    await signIn(page, `/admin/enquiries?q=${encodeURIComponent(name)}`);
    await expect(page.getByText('None in Open.')).toBeVisible();
    await page.getByRole('link', { name: '1 in Won' }).click();
    await expect(row(page, name)).toBeVisible();
    await expect(page).toHaveURL(/state=won/);
  });
  await test.step('one’s own enquiries are listed by one tap, what is due before the rest', async () => {
    const words = newName('Due');
    const [later, sooner, other] = ['A', 'B', 'C'].map((letter) => `${words} ${letter}`) as [
      string,
      string,
      string,
    ];
    for (const name of [later, sooner, other]) await send(page, { name });
    for (const [name, day] of [
      [later, '2031-01-03'],
      [sooner, '2031-01-02'],
    ])
      await querySql(
        `update enquiry set follow_up_at = $2, assignee_id = (select id from "user" where email = $3) where name = $1`,
        [name, day, credentials.email],
      );
    await signIn(page, `/admin/enquiries?q=${encodeURIComponent(words)}`);
    const names = page.getByRole('list', { name: 'Enquiries' }).getByRole('link');
    await expect(names).toHaveCount(3);
    await page.getByRole('link', { name: 'Mine' }).click();
    await expect(names).toHaveCount(2);
    await page.getByLabel('Sort').selectOption('due');
    await expect(page).toHaveURL(/sort=due/);
    await expect(names.nth(0)).toContainText(sooner);
    await expect(names.nth(1)).toContainText(later);
    await page.getByRole('link', { name: 'Mine' }).click();
    await expect(names).toHaveCount(3);
    await expect(names.nth(2)).toContainText(other);
  });
  await test.step('one state alone is listed, in whichever tab its enquiries lie', async () => {
    const name = await send(page);
    await signIn(page, `/admin/enquiries?q=${encodeURIComponent(name)}`);
    const list = page.getByRole('list', { name: 'Enquiries' }).getByRole('link');
    await expect(list).toHaveCount(1);
    await page.getByLabel('State', { exact: true }).filter({ visible: true }).first().selectOption('won');
    await expect(page.getByText('No enquiries here.')).toBeVisible();
    await expect(page).toHaveURL(/state=won/);
    await page.getByLabel('State', { exact: true }).filter({ visible: true }).first().selectOption('new');
    await expect(list).toHaveCount(1);
  });
});

test('the tabs are whole with counts over 999, at every width', async ({ page }) => {
  const mark = newName('Many');
  await querySql(
    `insert into enquiry (id, kind, request_key, name, email, phone_e164, state, retain_until, created_at, updated_at)
     select gen_random_uuid(), 'enquiry', $1 || n, $1, '', '', (array['new', 'spam', 'contacted'])[1 + n % 3]::enquiry_state,
       now() + interval '1 year', now() - interval '1 year', now() from generate_series(1, 3300) n`,
    [mark],
  );
  await signIn(page, '/admin/enquiries');
  const tabs = page.getByRole('navigation', { name: 'Which enquiries' });
  for (const width of [1440, 1280, 390, 320]) {
    await page.setViewportSize({ width, height: 900 });
    const cut = await tabs.evaluate((nav) => {
      const edge = nav.getBoundingClientRect().right;
      return [...nav.querySelectorAll('a')].filter(
        (link) => link.getBoundingClientRect().right > edge || link.scrollWidth > link.clientWidth,
      ).length;
    });
    expect([width, cut]).toEqual([width, 0]);
  }
  await querySql('delete from enquiry where name = $1', [mark]);
});

test('the enquiries are taken away as a file, of which the history tells; an address of the newsletter is erased after a question, and the history names nobody', async ({
  page,
}) => {
  await test.step('the enquiries are taken away as a file, of which the history tells', async () => {
    const countExports = async () =>
      (await querySql(`select id from audit_entry where action = 'export' and entity = 'enquiries'`)).length;
    const before = await countExports();
    await signIn(page, '/admin/enquiries', await openSession(page.request));
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Export CSV' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^enquiries-\d{4}-\d{2}-\d{2}\.csv$/);
    await file.path();
    expect(await countExports()).toBe(before + 1);
  });
  await test.step('an address of the newsletter is erased by an admin after a question, and the history names nobody', async () => {
    const email = newEmail();
    await page.request.post('/api/v1/newsletter', {
      data: { email },
      headers: { accept: 'application/json' },
    });
    await signIn(page, '/admin/enquiries', await openSession(page.request));
    await page.getByRole('link', { name: 'Newsletter', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Newsletter' })).toBeVisible();
    await page.getByLabel('Part of an address').fill(email);
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL(/q=/);
    await expect(page.getByRole('listitem').filter({ hasText: '@example.com' })).toHaveCount(1);
    await expect(page.getByText(email)).toBeVisible();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Export CSV' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^newsletter-\d{4}-\d{2}-\d{2}\.csv$/);
    expect(fs.readFileSync(await file.path(), 'utf8')).toContain(email);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: `Erase ${email}` }).press('Enter');
    const question = page.getByRole('dialog', { name: `Erase “${email}”?` });
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Erase for good' }).click();
    await expect(page.getByText(email)).toHaveCount(0);
    const lines = await querySql("select * from audit_entry where entity = 'newsletter address'", []);
    expect(lines).toMatchObject(expect.arrayContaining([expect.objectContaining({ action: 'erase' })]));
    expect(JSON.stringify(lines)).not.toContain(email);
  });
});

test('the figures are drawn, and shown as a table; of mail and webhooks what is missing is named, and a private address is refused', async ({
  page,
}) => {
  await test.step('the figures are drawn, and shown as a table', async () => {
    await send(page);
    await signIn(page, '/admin/enquiries/figures');
    await expect(page.getByRole('heading', { name: /By day/ })).toBeVisible();
    await page.getByRole('button', { name: 'Show as table' }).click();
    await expect(page.getByRole('columnheader', { name: 'Site visits' })).toBeVisible();
    await expectAccessible(page);
  });
  await test.step('mail and webhooks: what is missing is named, and a private address is refused', async () => {
    await signIn(page, '/admin/enquiries/delivery');
    await expect(page.getByRole('heading', { name: 'Account at the mail service To do' })).toBeVisible();
    await page.getByLabel('Address of another system').fill('https://127.0.0.1/hook');
    await page.getByRole('button', { name: 'Add' }).click();
    await expect(page.getByText('The address is in a private network')).toBeVisible();
    await expectAccessible(page);
  });
});
