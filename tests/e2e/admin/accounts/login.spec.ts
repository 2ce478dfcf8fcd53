import { credentials } from '../../../support/accounts/admin-session';
import { expect, test } from '../../../support/browser/browser-test';
import { abortPosts, intercept } from '../../../support/browser/intercept';
import { expectAccessible, expectProblem } from '../../../support/browser/page-watch';
import { makeGate } from '../../../support/records/gate';

const login = '/786313login';
const callback = '**/api/auth/callback/credentials**';

// proves: AUTH-1
test('each field says what is wrong with it, and the first of them takes the focus', async ({ page }) => {
  expectProblem(page, /net::ERR_FAILED/);
  await page.goto(login);
  const email = page.getByLabel('Email');
  const password = page.getByLabel('Password');
  const submit = page.getByRole('button', { name: 'Sign in' });

  await submit.click();
  await expect(page.getByText('Email is required', { exact: true })).toBeVisible();
  await expect(page.getByText('Password is required', { exact: true })).toBeVisible();
  await expect(email).toBeFocused();

  await email.fill('office');
  await password.fill('12345');
  await submit.click();
  await expect(email).toHaveAccessibleDescription('Invalid email format');
  await expect(password).toHaveAccessibleDescription('Password must be at least 6 characters');
  await expectAccessible(page);

  const gate = makeGate();
  await intercept(page, callback, async (route) => {
    await gate.opened;
    await route.abort();
  });
  await email.fill('office@example.com');
  await password.fill('123456');
  await submit.click();
  await expect(email).toBeDisabled();
  await expect(password).toBeDisabled();
  gate.open();
  await expect(email).toBeEnabled();
  await expect(email).toHaveValue('office@example.com');
});

// proves: AUTH-2
test('a failure shows the words of the server, and without them the fallback', async ({ page }) => {
  expectProblem(page, /status of 401/);
  await page.goto(login);
  await page.getByLabel('Email').fill(credentials.email);
  await page.getByLabel('Password').fill('not the password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toHaveText('The e-mail address or the password is not right.');
  await expectAccessible(page);

  await abortPosts(page, callback);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(alert).toHaveText('Something went wrong. Please try again.');
});

// proves: AUTH-3
test('after the log-in comes the page that was asked for, and never another site', async ({ page }) => {
  await page.goto('/admin/projects?status=ongoing');
  await expect(page).toHaveURL(/\/786313login/);
  await page.getByLabel('Email').fill(credentials.email);
  await page.getByLabel('Password').fill(credentials.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/admin/projects?status=ongoing');
  await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible();

  await page.goto(login);
  await expect(page).toHaveURL('/admin');

  await page.context().clearCookies();
  await page.goto(`${login}?callbackUrl=${encodeURIComponent('//evil.example/admin')}`);
  await page.getByLabel('Email').fill(credentials.email);
  await page.getByLabel('Password').fill(credentials.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin');
});

// proves: AUTH-7
test('the session that the log-in gives is a cookie that no script of the page reads', async ({ page }) => {
  await page.goto(login);
  await page.getByLabel('Email').fill(credentials.email);
  await page.getByLabel('Password').fill(credentials.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/admin');
  const cookies = await page.context().cookies();
  const session = cookies.find(({ name }) => name.endsWith('next-auth.session-token'));
  expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  expect(await page.evaluate(() => document.cookie)).not.toContain('session-token');
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored).not.toContain(session?.value);
});
