import { signIn } from '../../support/admin-screens';
import { expect, test } from '../../support/browser-test';
import { expectAccessible, expectNoSidewaysScroll } from '../../support/page-watch';
import { runSql } from '../../support/sql';

const bringBack = () => runSql(`update "user" set dismissed_gaps = '{}'`);

test.afterEach(bringBack);

test('one line on every screen leads to what is missing, in people’s words, and is put away', {
  tag: '@both',
}, async ({ page }) => {
  await signIn(page, '/admin/board');
  const notice = page.getByRole('complementary', { name: 'Before visitors are invited' });
  await notice.getByRole('link', { name: /^Not ready for visitors: \d+ things to do$/ }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Ready to launch?' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Name and logo is to do' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Contact: Phone, e-mail and address' })).toHaveAttribute(
    'href',
    '/admin/settings',
  );
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await notice.getByRole('button', { name: 'Put this notice away' }).press('Enter');
  await expect(notice).toHaveCount(0);
  await page.goto('/admin/projects');
  await expect(page.getByRole('heading', { name: /^Projects/ })).toBeVisible();
  await expect(notice).toHaveCount(0);
});
