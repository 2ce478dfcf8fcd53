import { signIn } from '../../support/admin-screens';
import { expect, test } from '../../support/browser-test';
import { expectAccessible, expectNoSidewaysScroll } from '../../support/page-watch';
import { querySql, runSql } from '../../support/sql';
import { newEmail, newName, newPhone } from '../../support/values';

test('the newest enquiries and the follow-ups that are due lead to their place in the inbox', async ({
  page,
}) => {
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
