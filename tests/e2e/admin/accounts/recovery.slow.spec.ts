import { addAccountLink } from '../../../support/accounts/account-link';
import { addSalesPerson } from '../../../support/accounts/people';
import { expect, test } from '../../../support/browser/browser-test';
import { expectAccessible, expectNoSidewaysScroll } from '../../../support/browser/page-watch';

test('from the log-in a link leads to the page for a forgotten password, which says when mail is not set up', async ({
  page,
}) => {
  await page.goto('/786313login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await expect(page.getByText('Mail is not set up on this site')).toBeVisible();
  await expect(page.getByText('npm run admin:reset-password')).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('a mailed link sets a new password once', async ({ page }) => {
  const { email } = await addSalesPerson();
  const link = await addAccountLink(email, 'reset');
  await page.goto(link);
  await expect(page.getByText(email)).toBeVisible();
  await page.getByLabel('New password').fill('password1234');
  await page.getByRole('button', { name: 'Set the password' }).click();
  await expect(page.getByText('This password is too weak.')).toBeVisible();
  await expect(page.getByLabel('New password')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await page.getByLabel('New password').fill('areca terrace 91 monsoon');
  await page.getByRole('button', { name: 'Set the password' }).click();
  await expect(page.getByText('Your password is set')).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('areca terrace 91 monsoon');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/admin/enquiries');
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'This link does not work any more' })).toBeVisible();
  await page.getByRole('link', { name: 'Ask for a new link' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
});
