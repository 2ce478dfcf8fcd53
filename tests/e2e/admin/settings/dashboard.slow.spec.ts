import { expect, test } from '../../../support/browser/browser-test';
import { expectAccessible, expectNoSidewaysScroll } from '../../../support/browser/page-watch';
import { signIn } from '../../../support/contract/admin-screens';
import { querySql, runSql } from '../../../support/database/sql';
import { newEmail, newName, newPhone } from '../../../support/values';

test('the newest enquiries, the follow-ups that are due and a registration that ends soon stand on the dashboard, and lead to their places', async ({
  page,
  api,
}) => {
  await test.step('the newest enquiries and the follow-ups that are due lead to their place in the inbox', async () => {
    await signIn(page);
    const name = newName('Dashboard');
    const answer = await page.request.post('/api/v1/enquiries', {
      data: { name, email: newEmail(), phone: newPhone(), message: 'A visit?' },
      headers: { accept: 'application/json' },
    });
    expect(answer.status()).toBe(201);
    const [row] = await querySql('select id from enquiry where name = $1', [name]);
    // Longer overdue than what other tests leave.
    await runSql(`update enquiry set follow_up_at = '2020-01-01' where id = '${row?.id}'`);
    await page.goto('/admin');
    const newest = page.getByRole('region', { name: 'Newest enquiries' });
    const line = newest.getByRole('row').filter({ hasText: name });
    await expect(line).toContainText('New');
    const due = page.getByRole('region', { name: 'Follow-ups' });
    await expect(due.getByRole('listitem').first()).toContainText(name);
    await expect(due).toContainText(/Overdue \d+ days/);
    await expectAccessible(page);
    for (const width of [768, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoSidewaysScroll(page);
      await expect(line.getByRole('link', { name })).toBeVisible();
    }
    await line.getByRole('link', { name }).click();
    await expect(page).toHaveURL(`/admin/enquiries/${row?.id}`);
    await expect(page.getByRole('heading', { name })).toBeVisible();
    await runSql(`delete from enquiry where id = '${row?.id}'`);
  });
  await test.step('a registration that ends soon stands on the dashboard with its days, and leads to where it is extended', async () => {
    const name = newName('Ending');
    const number = 'PRM/KA/RERA/0000/000/PR/000000/000001';
    // Longer ago than what other tests leave.
    const registrations = [{ number, completionOn: '2001-01-31' }];
    const { _id } = await api.addProject({ name, status: 'ongoing', registrations });
    await signIn(page);
    const card = page.getByRole('region', { name: 'Registrations that end' });
    const line = card.getByRole('listitem').filter({ hasText: name });
    await expect(line).toContainText(/ended \d+ days ago, on 31 Jan 2001/);
    for (const width of [768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoSidewaysScroll(page);
    }
    await line.getByRole('link').click();
    await expect(page).toHaveURL(`/admin/projects?edit=${_id}&part=registration`);
    await expect(
      page.getByRole('dialog', { name: 'Update Project' }).getByLabel('Registration number'),
    ).toHaveValue(number);
  });
});
