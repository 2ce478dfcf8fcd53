import { expect, type Page, test } from '../../../support/browser/browser-test';
import { expectNoSidewaysScroll } from '../../../support/browser/page-watch';
import { signIn, takeSession } from '../../../support/contract/admin-screens';
import { runSql } from '../../../support/database/sql';

const bringBack = () => runSql(`update "user" set dismissed_gaps = '{}'`);

test.afterEach(bringBack);

const notice = (page: Page) => page.getByRole('complementary', { name: 'Before visitors are invited' });
const wayBack = (page: Page) => page.getByRole('link', { name: /^Back to the list, \d+ left$/ });

test('one line on every screen leads to what is missing, in people’s words, and is put away; what only who runs the server can do is a text, copied with one press', async ({
  page,
  context,
}) => {
  await test.step('one line on every screen leads to what is missing, in people’s words, and is put away', async () => {
    await signIn(page, '/admin/board');
    await notice(page)
      .getByRole('link', { name: /^Not ready for visitors: \d+ things to do$/ })
      .press('Enter');
    await expect(page.getByRole('heading', { name: 'Ready to launch?' })).toBeVisible();
    await expect(
      page.getByRole('listitem').filter({ hasText: 'Name and lines of the brand is to do' }).last(),
    ).toBeVisible();
    await page.setViewportSize({ width: 360, height: 740 });
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await notice(page).getByRole('button', { name: 'Dismiss this notice' }).press('Enter');
    await expect(notice(page)).toHaveCount(0);
    await page.goto('/admin/projects');
    await expect(page.getByRole('heading', { name: /^Projects/ })).toBeVisible();
    await expect(notice(page)).toHaveCount(0);
  });
  await test.step('what only who runs the server can do is a text, copied with one press', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await signIn(page, '/admin/launch');
    await page.getByRole('button', { name: 'Copy the text: Backup' }).press('Enter');
    await expect(page.getByText('Copied')).toBeAttached();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('npm run backup');
    await expect(page.getByRole('link', { name: 'By mail: Backup' })).toHaveAttribute('href', /^mailto:\?/);
  });
});

test('a line leads to its field, which takes the focus, and from there back to the list, also after a reload; the way back counts what is left anew when something is saved', async ({
  page,
}) => {
  await test.step('a line leads to its field, which takes the focus, and from there back to the list, also after a reload and where the notice was put away', async () => {
    await signIn(page, '/admin/launch');
    const left = await page.getByText('is to do').count();
    await notice(page).getByRole('button', { name: 'Dismiss this notice' }).press('Enter');
    await expect(notice(page)).toHaveCount(0);
    await page.getByRole('link', { name: 'Contact: Phone, e-mail and address' }).press('Enter');
    const phone = page.getByLabel('Phone', { exact: true });
    await expect(phone).toBeFocused();
    await expect(phone).toBeInViewport();
    await expect(wayBack(page)).toBeInViewport();
    await expect(wayBack(page)).toHaveText(`Back to the list, ${left} left`);
    await page.setViewportSize({ width: 360, height: 740 });
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.reload();
    await expect(phone).toBeFocused();
    await wayBack(page).press('Enter');
    await expect(page.getByRole('heading', { name: 'Ready to launch?' })).toBeVisible();
    await expect(wayBack(page)).toHaveCount(0);
    // Another part of the same screen may have a field of the same name, and the screen is kept behind the list.
    for (const [part, name] of [
      ['Privacy', 'Privacy Policy'],
      ['Terms', 'Terms of Service'],
    ]) {
      await page.getByRole('link', { name: `${part}: ${name}` }).press('Enter');
      await expect(page.getByLabel('Title', { exact: true })).toBeFocused();
      await expect(page.getByLabel('Title', { exact: true })).toHaveValue(name ?? '');
      await wayBack(page).press('Enter');
      await expect(page.getByRole('heading', { name: 'Ready to launch?' })).toBeVisible();
    }
    await page.getByRole('link', { name: 'Board: Board members' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Add Director' })).toBeFocused();
    await expect(wayBack(page)).toBeVisible();
  });
  await test.step('the way back counts what is left anew when something is saved', async () => {
    await signIn(page, '/admin/launch');
    const left = await page.getByText('is to do').count();
    await page.getByRole('link', { name: 'Contact: Details that the law requires' }).press('Enter');
    await expect(page.getByLabel('Registered name')).toBeFocused();
    await page.getByLabel('Registered name').fill('Tower Homes Private Limited');
    await page.getByLabel('CIN or LLPIN').fill('U45200KA1995PTC000000');
    await page.getByLabel('Grievance contact').fill('Nisha Pai, nisha@tower.example');
    await page.getByLabel('Contact for data requests').fill('Nisha Pai, nisha@tower.example');
    await page.keyboard.press('Control+s');
    await expect(wayBack(page)).toHaveText(`Back to the list, ${left - 1} left`);
  });
});

test('who has begun to type elsewhere keeps the focus, and what names no field takes none', async ({
  page,
}) => {
  await signIn(page, '/admin/settings?part=contact&from=launch#setting-none');
  await page.getByLabel('Email', { exact: true }).click();
  await page.evaluate(() => {
    const late = document.createElement('button');
    late.id = 'setting-none';
    document.body.append(late);
  });
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused();
  await page.evaluate(() => document.getElementById('setting-none')?.remove());
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the way back is a link', async ({ page }) => {
    await takeSession(page);
    await page.goto('/admin/settings?part=home&from=launch#setting-statement');
    await wayBack(page).click();
    await expect(page).toHaveURL('/admin/launch');
  });
});
