import { expect, test } from '../../support/browser-test';
import { type EmptySite, startEmptySite } from '../../support/empty-site';
import { expectAccessible, expectNoSidewaysScroll } from '../../support/page-watch';

const password = 'areca terrace 91 monsoon';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    let site: EmptySite;

    test.beforeAll(async () => {
      site = await startEmptySite();
    });

    test.afterAll(() => site.stop());

    test('the log-in of a site without admins makes the first one, by the setup code, and is the log-in from then on', async ({
      page,
      context,
    }) => {
      const url = `${site.url}/786313login`;
      const late = await context.newPage();
      await late.goto(url);
      await page.goto(url);
      await expect(page.getByRole('heading', { name: 'Set up the back office' })).toBeVisible();
      await expectNoSidewaysScroll(page);
      if (javaScriptEnabled) await expectAccessible(page);

      const submit = page.getByRole('button', { name: 'Make the first admin' });
      await page.getByLabel('Setup code').fill('0000-0000-0000-0000-0000');
      await page.getByLabel('Name').fill('Asha Rai');
      await page.getByLabel('Email').fill('asha@example.com');
      await page.getByLabel('Password').fill(password);
      await submit.click();
      await expect(page.getByText('This is not the setup code.').first()).toBeVisible();
      await expect(page.getByLabel('Setup code')).toHaveAttribute('aria-invalid', 'true');
      if (javaScriptEnabled) await expectAccessible(page);
      // What was typed is there still, but for the password.
      await expect(page.getByLabel('Setup code')).toHaveValue('0000-0000-0000-0000-0000');
      await expect(page.getByLabel('Name')).toHaveValue('Asha Rai');
      await expect(page.getByLabel('Email')).toHaveValue('asha@example.com');
      await expect(page.getByLabel('Password')).toHaveValue('');
      expect(await site.query('select id from "user"')).toEqual([]);

      await page.getByLabel('Setup code').fill(site.setupCode);
      await page.getByLabel('Name').fill('Asha Rai');
      await page.getByLabel('Email').fill('asha@example.com');
      await page.getByLabel('Password').fill(password);
      await submit.click();
      await expect(page.getByText('The first admin is made.')).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
      // Who opened the page before finds the log-in.
      await late.getByLabel('Setup code').fill(site.setupCode);
      await late.getByLabel('Name').fill('Somebody else');
      await late.getByLabel('Email').fill('else@example.com');
      await late.getByLabel('Password').fill(password);
      await late.getByRole('button', { name: 'Make the first admin' }).click();
      await expect(late.getByRole('heading', { name: 'Sign in' })).toBeVisible();

      if (javaScriptEnabled) {
        await expectAccessible(page);
        await page.getByLabel('Email').fill('asha@example.com');
        await page.getByLabel('Password', { exact: true }).fill(password);
        await page.getByRole('button', { name: 'Sign in' }).click();
        await expect(page).toHaveURL(`${site.url}/admin`);
      }

      const admins = await site.query(`select name from "user" where role = 'admin'`);
      expect(admins).toEqual([{ name: 'Asha Rai' }]);
    });
  });
}
