import { credentials } from '../../../support/accounts/admin-session';
import { expect, test } from '../../../support/browser/browser-test';

const login = '/786313login';
test('what is typed as a password can be looked at, by keyboard too', async ({ page }) => {
  await page.goto(login);
  const password = page.getByLabel('Password');
  await password.fill('a long password');
  await expect(password).toHaveAttribute('type', 'password');
  await password.press('Tab');
  const show = page.getByRole('button', { name: 'Show what is typed' });
  await expect(show).toBeFocused();
  const [box, field] = [await show.boundingBox(), await password.boundingBox()];
  expect(box?.y, 'the button stands in the field').toBe(field?.y);
  await page.keyboard.press('Enter');
  await expect(password).toHaveAttribute('type', 'text');
  await expect(show).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Space');
  await expect(password).toHaveAttribute('type', 'password');
});

test('without JavaScript the form signs in, too', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/admin/users');
  await page.getByLabel('Email').fill(credentials.email);
  await page.getByLabel('Password').fill('not the password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'The e-mail address or the password is not right.',
  );
  await page.getByLabel('Email').fill(credentials.email);
  await page.getByLabel('Password').fill(credentials.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/admin/users');
  await context.close();
});
