import { expect, test } from '../../../support/browser/browser-test';
import { expectAccessible } from '../../../support/browser/page-watch';
import { alertsOf, openScreen, signIn } from '../../../support/contract/admin-screens';

test('the phone number of the office is changed, and is on the website at the next request', async ({
  page,
}) => {
  await signIn(page, '/admin/settings');
  const phone = page.getByLabel('Phone');
  const old = await phone.inputValue();
  await phone.fill('12');
  await page.keyboard.press('Control+s');
  await expect(phone).toBeFocused();
  await expect(alertsOf(page)).toContainText('Please give a phone number with its code');
  await expectAccessible(page);
  await phone.fill('+91 98450 12345');
  await page.keyboard.press('Control+s');
  await expect(
    page.getByText('Contact: saved, and on the website. Shown on: contact bar, footer'),
  ).toBeVisible();
  await expect(
    page.getByText(/ Privacy \(\d+\), Terms \(\d+\), FAQ \(\d+\), Ready answers \(\d+\)\.$/),
  ).toBeVisible();
  await page.goto('/contact');
  await expect(page.getByRole('link', { name: '+91 98450 12345' }).first()).toBeVisible();
  await openScreen(page, '/admin/settings');
  await page.getByLabel('Phone').fill(old);
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Contact: saved, and on the website.')).toBeVisible();
});
