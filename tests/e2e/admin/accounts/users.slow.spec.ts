import { randomUUID } from 'node:crypto';
import { credentials, openSession } from '../../../support/accounts/admin-session';
import { invite } from '../../../support/accounts/invite';
import { addSalesPerson } from '../../../support/accounts/people';
import { expect, type Locator, test } from '../../../support/browser/browser-test';
import { untilHydrated } from '../../../support/browser/hydrated';
import { expectAccessible, expectNoSidewaysScroll } from '../../../support/browser/page-watch';
import { logInByForm, signIn } from '../../../support/contract/admin-screens';
import { querySql } from '../../../support/database/sql';
import { newEmail } from '../../../support/values';

test('one key on a role asks first, names the person, and changes nothing before the answer; the last admin stays an admin, and a wrong current password is named at its field', async ({
  page,
}) => {
  await test.step('one key on a role asks first, names the person, and changes nothing before the answer', async () => {
    const name = `Leela ${randomUUID().slice(0, 6)}`;
    await signIn(page, '/admin/users');
    await invite(page, name, newEmail(), 'Admin');
    const role = page.getByLabel(`Role of ${name}`);
    await role.press('ArrowDown');
    const ask = page.getByRole('dialog', { name: `Change the role of ${name} to editor?` });
    await expect(ask.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await expect(ask.getByText('sees neither enquiries nor users')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(ask).toBeHidden();
    await expect(role).toBeFocused();
    await page.reload();
    await untilHydrated(page);
    await expect(role).toHaveValue('admin');

    await role.press('ArrowDown');
    await ask.getByRole('button', { name: 'Change the role' }).press('Enter');
    await expect(page.getByText(`The role of ${name} is editor now.`)).toBeVisible();
    await expect(role).toHaveValue('editor');
  });
  await test.step('the last admin stays an admin, and a wrong current password is named at its field', async () => {
    await signIn(page, '/admin/users');
    await page
      .getByLabel(/^Role of /)
      .first()
      .selectOption('Sales');
    const ask = page.getByRole('dialog', { name: /^Change the role of .* to sales\?$/ });
    await expect(ask.getByText('These are your own rights')).toBeVisible();
    await ask.getByRole('button', { name: 'Change the role' }).press('Enter');
    await expect(ask.getByText('The last admin must stay an admin.')).toBeVisible();
    await ask.getByRole('button', { name: 'Cancel' }).press('Enter');
    await expect(ask).toBeHidden();
    await expect(page.getByLabel(/^Role of /).first()).toHaveValue('admin');
    await page.getByRole('button', { name: 'Change my password' }).press('Enter');
    const form = page.getByRole('dialog', { name: 'Change my password' });
    await expect(form.getByLabel('Current password')).toBeFocused();
    await form.getByLabel('Current password').fill('not the right one at all');
    await form.getByLabel('New password').fill('harbour lantern quay 512');
    await page.keyboard.press('Enter');
    await expect(form.getByText('The current password is wrong.')).toBeVisible();
    await expect(form.getByLabel('Current password')).toBeFocused();
    await expectAccessible(page);
  });
});

test('what needs the password again is done once it was typed, and not when it is not', async ({ page }) => {
  const name = `Hema ${randomUUID().slice(0, 6)}`;
  const session = await openSession(page.request);
  await signIn(page, '/admin/users', session);
  await invite(page, name, newEmail(), 'Admin');
  // As if the log-in of this browser had been an hour ago.
  await querySql(
    `update session set password_at = now() - interval '1 hour'
     where id = (select s.id from session s join "user" u on u.id = s.user_id
                 where u.email = $1 order by s.created_at desc limit 1)`,
    [credentials.email],
  );
  await page.getByLabel(`Role of ${name}`).selectOption('Sales');
  const ask = page.getByRole('dialog', { name: `Change the role of ${name} to sales?` });
  await ask.getByRole('button', { name: 'Change the role' }).click();
  const again = page.getByRole('dialog', { name: 'Type your password again' });
  await expect(again.getByLabel('Your password')).toBeFocused();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await again.getByRole('button', { name: 'Cancel' }).click();
  await expect(ask.getByText('Not saved. Please enter your password again')).toBeVisible();

  await ask.getByRole('button', { name: 'Change the role' }).click();
  await again.getByLabel('Your password').fill('not the password');
  await again.getByRole('button', { name: 'Go on' }).click();
  await expect(again.getByText('The current password is wrong.')).toBeVisible();
  await again.getByLabel('Your password').fill(credentials.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`The role of ${name} is sales now.`)).toBeVisible();
  await expect(again).toBeHidden();
});

test('somebody of sales changes the own name and password and ends the own sessions, and reaches no other screen', async ({
  page,
  browser,
}) => {
  const person = await addSalesPerson();
  const userAgent = `Phone ${randomUUID()}`;
  const other = await browser.newContext({ userAgent });
  const elsewhere = await other.newPage();
  for (const each of [elsewhere, page]) {
    await each.goto('/admin/account');
    await logInByForm(each, person);
    await each.waitForURL('**/admin/account');
  }
  await untilHydrated(page);
  const sessions = page.getByRole('region', { name: 'Sessions' });
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await page.getByRole('button', { name: `End the session ${userAgent}` }).press('Enter');
  await expect(page.getByText('The session has ended.')).toBeVisible();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await elsewhere.goto('/admin/account');
  await expect(elsewhere).toHaveURL(/786313login/);

  await page.getByRole('button', { name: 'Change my name or e-mail' }).press('Enter');
  const account = page.getByRole('dialog', { name: 'Change my name or e-mail' });
  await expect(account.getByLabel('Email required')).toHaveValue(person.email);
  await account.getByLabel('Name required').fill('Sumathi Nayak');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(account.getByLabel('Your password required')).toBeFocused();
  await page.keyboard.type(person.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your account has been changed.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Sumathi Nayak' })).toBeVisible();

  await page.getByRole('button', { name: 'Change my password' }).press('Enter');
  const form = page.getByRole('dialog', { name: 'Change my password' });
  await form.getByLabel('Current password').fill(person.password);
  await form.getByLabel('New password').fill('harbour lantern quay 512');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your password has been changed')).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  for (const path of ['/admin', '/admin/users', '/admin/settings', '/admin/history', '/admin/account/x']) {
    expect((await page.goto(path))?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  }
  await other.close();
});

test('a person is invited by a link that is shown once and works once, and is removed', async ({
  page,
  browser,
}) => {
  const name = `Arjun ${randomUUID().slice(0, 6)}`;
  const email = newEmail();
  await signIn(page, '/admin/users');
  const link = await invite(page, name, email);
  expect(link).toContain('/786313login/invitation?token=');
  const row = page.getByRole('listitem').filter({ hasText: email });
  await expect(row).toContainText('Invited');
  const edgesOf = async (target: Locator) => {
    const box = await target.boundingBox();
    return { left: box?.x ?? 0, right: (box?.x ?? 0) + (box?.width ?? 0) };
  };
  const [role, newLink, button, panel] = [
    await edgesOf(row.getByLabel(`Role of ${name}`)),
    await edgesOf(row.getByRole('button', { name: 'New link' })),
    await edgesOf(page.getByRole('button', { name: 'Invite', exact: true })),
    await edgesOf(page.getByRole('region', { name: 'People' })),
  ];
  expect(newLink.left - role.right).toBeGreaterThanOrEqual(8);
  expect(Math.abs(button.right - panel.right)).toBeLessThanOrEqual(1);

  const other = await browser.newContext();
  const guest = await other.newPage();
  await guest.goto(link);
  await expect(guest.getByRole('heading', { name: `Welcome, ${name}` })).toBeVisible();
  await expect(guest.getByRole('banner')).toHaveCount(0);
  await expectAccessible(guest);
  await guest.getByLabel('Password').fill('password1234');
  await guest.keyboard.press('Enter');
  await expect(guest.getByLabel('Password')).toHaveAttribute('aria-invalid', 'true');
  await guest.getByLabel('Password').fill('laterite kayak monsoon 88');
  await guest.keyboard.press('Enter');
  await expect(guest).toHaveURL('/admin/enquiries');
  await guest.goto(link);
  await expect(guest.getByRole('heading', { name: 'This invitation does not work any more' })).toBeVisible();

  await page.reload();
  await untilHydrated(page);
  await expect(row).toContainText('Active');
  await page.getByRole('button', { name: `Remove ${name}` }).press('Enter');
  const ask = page.getByRole('dialog', { name: `Remove ${name}?` });
  await expect(ask.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expectAccessible(page);
  await ask.getByRole('button', { name: 'Remove' }).press('Enter');
  await expect(page.getByText(`${name} has been removed.`)).toBeVisible();
  await expect(row).toHaveCount(0);
  await guest.goto('/admin/enquiries');
  await expect(guest).toHaveURL(/786313login/);
  await other.close();
});
