import { randomUUID } from 'node:crypto';
import { signIn } from '../../support/admin-screens';
import { expect, type Locator, test } from '../../support/browser-test';
import { untilHydrated } from '../../support/hydrated';
import { invite } from '../../support/invite';
import { expectAccessible } from '../../support/page-watch';
import { newEmail } from '../../support/values';

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
  await expectAccessible(guest);
  await guest.getByLabel('Password').fill('laterite kayak monsoon 88');
  await guest.keyboard.press('Enter');
  await expect(guest).toHaveURL('/admin/enquiries');
  await guest.goto(link);
  await expect(guest.getByRole('heading', { name: 'This invitation does not work any more' })).toBeVisible();
  await expectAccessible(guest);

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
