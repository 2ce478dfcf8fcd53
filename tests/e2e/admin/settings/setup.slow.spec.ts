import { staleForm } from '../../../../lib/content/stale-form';
import { expect, type Page, test } from '../../../support/browser/browser-test';
import { untilHydrated } from '../../../support/browser/hydrated';
import { expectAccessible, expectNoSidewaysScroll, expectProblem } from '../../../support/browser/page-watch';
import { callUnknownActions, reloadButton } from '../../../support/browser/stale-tab';
import { type EmptySite, startEmptySite } from '../../../support/servers/empty-site';

const password = 'areca terrace 91 monsoon';

let site: EmptySite;

test.beforeAll(async () => {
  site = await startEmptySite();
});

test.afterAll(() => site.stop());

async function send(page: Page, code: string): Promise<void> {
  await page.getByLabel('Setup code').fill(code);
  await page.getByLabel('Name').fill('Asha Rai');
  await page.getByLabel('Email').fill('asha@example.com');
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Create the first admin' }).click();
}

/** What was typed is there still, but for the password. */
async function expectRefused(page: Page): Promise<void> {
  await expect(page.getByText('This is not the setup code.').first()).toBeVisible();
  await expect(page.getByLabel('Setup code')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Setup code')).toHaveValue('0000-0000-0000-0000-0000');
  await expect(page.getByLabel('Name')).toHaveValue('Asha Rai');
  await expect(page.getByLabel('Email')).toHaveValue('asha@example.com');
  await expect(page.getByLabel('Password')).toHaveValue('');
  expect(await site.query('select id from "user"')).toEqual([]);
}

test('a set-up form that is older than the deployed build offers to reload the page', async ({ page }) => {
  await page.goto(`${site.url}/786313login`);
  await untilHydrated(page);
  await callUnknownActions(page, '/786313login');
  // React writes what an error boundary shows to the console.
  expectProblem(page, /was not found on the server/);
  await send(page, site.setupCode);
  await expect(page.getByRole('alert').filter({ hasText: staleForm.message })).toBeVisible();
  await expectAccessible(page);
  await page.unrouteAll();
  await reloadButton(page).click();
  await expect(page.getByLabel('Setup code')).toHaveValue('');
  expect(await site.query('select id from "user"')).toEqual([]);
});

// `new-builder.slow.spec.ts` makes the first admin with JavaScript.
test('the log-in of a site without admins makes the first one, by the setup code, without JavaScript, too, and is the log-in from then on', async ({
  page,
  context,
  browser,
}) => {
  const url = `${site.url}/786313login`;
  const late = await context.newPage();
  await late.goto(url);
  await page.goto(url);
  await test.step('with JavaScript a wrong code is refused', async () => {
    await expect(page.getByRole('heading', { name: 'Set up the back office' })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await send(page, '0000-0000-0000-0000-0000');
    await expectRefused(page);
    await expectAccessible(page);
  });
  await test.step('without JavaScript a wrong code is refused, and the right one makes the admin', async () => {
    const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await plain.goto(url);
    await send(plain, '0000-0000-0000-0000-0000');
    await expectRefused(plain);
    await send(plain, site.setupCode);
    await expect(plain.getByText('The first admin is created.')).toBeVisible();
    await expect(plain.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await plain.context().close();
  });
  await test.step('who opened the page before finds the log-in, which lets the admin in', async () => {
    await late.getByLabel('Setup code').fill(site.setupCode);
    await late.getByLabel('Name').fill('Somebody else');
    await late.getByLabel('Email').fill('else@example.com');
    await late.getByLabel('Password').fill(password);
    await late.getByRole('button', { name: 'Create the first admin' }).click();
    await expect(late.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await page.goto(url);
    await page.getByLabel('Email').fill('asha@example.com');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(`${site.url}/admin`);
    const admins = await site.query(`select name from "user" where role = 'admin'`);
    expect(admins).toEqual([{ name: 'Asha Rai' }]);
  });
});
