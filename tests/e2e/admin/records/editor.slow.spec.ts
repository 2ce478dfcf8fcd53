import { randomUUID } from 'node:crypto';
import { openSession } from '../../../support/accounts/admin-session';
import { addEditor } from '../../../support/accounts/people';
import { expect, test } from '../../../support/browser/browser-test';
import { openScreen, signIn } from '../../../support/contract/admin-screens';
import { querySql } from '../../../support/database/sql';
import { newName } from '../../../support/values';

test('an editor finds drafts and plans on the dashboard, opens them, and nothing asks for news of leads', async ({
  page,
}) => {
  const [id, name] = [randomUUID(), newName('Kadri Court')];
  await querySql(
    `insert into draft (id, kind, data, label, saved_by, updated_at, publish_at)
     values ($1, 'project', $2, $3, 'Esha', now(), now() + interval '2 days')`,
    [id, JSON.stringify({ name, status: 'ongoing' }), name],
  );
  await page.clock.install();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/pulse')) asked.push(request.url());
  });
  await signIn(page, '/admin', await openSession(page.request, await addEditor()));
  for (const part of ['Drafts', 'Planned', 'Needs attention', 'Recent changes'])
    await expect(page.getByRole('region', { name: part })).toBeVisible();
  for (const part of ['Newest enquiries', 'Follow-ups'])
    await expect(page.getByRole('region', { name: part })).toHaveCount(0);
  await page.clock.runFor(61_000);
  expect(asked).toEqual([]);

  await page.getByRole('region', { name: 'Planned' }).getByRole('link', { name }).click();
  await expect(page.getByRole('dialog', { name: /Project$/ }).getByLabel('Name required')).toHaveValue(name);
  await openScreen(page, '/admin/settings');
  const parts = page.getByRole('navigation', { name: 'Parts of the settings' }).getByRole('link');
  await expect(parts).toHaveText([
    'Contact person',
    'Home page',
    'About',
    'Google listing',
    'FAQ',
    'Privacy',
    'Terms',
  ]);
  await openScreen(page, '/admin/settings?part=contact');
  await expect(parts.filter({ hasText: 'Contact person' })).toHaveAttribute('aria-current', 'page');

  await querySql('delete from draft where id = $1', [id]);
  // Of an admin the same page asks.
  await signIn(page, '/admin');
  await expect(async () => {
    await page.clock.runFor(61_000);
    expect(asked.length).toBeGreaterThan(0);
  }).toPass();
});
