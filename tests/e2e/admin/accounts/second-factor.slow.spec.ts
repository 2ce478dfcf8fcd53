import { openSession } from '../../../support/accounts/admin-session';
import { addSalesPerson } from '../../../support/accounts/people';
import { codeOf } from '../../../support/accounts/second-factor';
import { expect, test } from '../../../support/browser/browser-test';
import { expectAccessible, expectNoSidewaysScroll, expectProblem } from '../../../support/browser/page-watch';
import { logInByForm, signIn } from '../../../support/contract/admin-screens';

test('a second factor is set up with an app, asked for at the log-in, and turned off again', async ({
  page,
}) => {
  // The log-in answers 401 until the code has come.
  expectProblem(page, /status of 401/);
  const person = await addSalesPerson();
  await signIn(page, '/admin/account', await openSession(page.request, person));
  await page.getByRole('button', { name: 'Set up' }).click();
  await page.getByLabel('Your password').fill(person.password);
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByRole('img', { name: 'QR code for the app' })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  const key = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '');

  const code = page.getByLabel('Code of the app');
  await code.fill('12');
  await page.getByRole('button', { name: 'Switch on' }).click();
  await expect(code).toHaveAccessibleDescription(/not the present code of the app/);
  // The step before: the one of now is kept for the log-in, which takes no code twice.
  await code.fill(codeOf(key, -1));
  await page.getByRole('button', { name: 'Switch on' }).click();
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Close' })).toHaveCount(0);
  await expect(codes).toHaveCount(10);
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  const recovery = (await codes.first().textContent()) ?? '';
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Turn off' })).toBeFocused();

  await page.context().clearCookies();
  await page.goto('/admin/account');
  await logInByForm(page, person);
  await expect(page.getByRole('heading', { name: 'Type your code' })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByLabel('Code').fill('000 000');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'The code is not right, or was used already.',
  );
  await page.getByLabel('Code').fill(recovery);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/admin/account');
  await expect(page.getByText('9 recovery codes are left.')).toBeVisible();

  await page.getByRole('button', { name: 'Turn off' }).click();
  await page.getByLabel('Your password').fill(person.password);
  await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByText('Your second factor is off.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Set up' })).toBeVisible();
});
