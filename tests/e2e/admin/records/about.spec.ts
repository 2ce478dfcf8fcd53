import { expect, type Page, test } from '../../../support/browser/browser-test';
import { signIn } from '../../../support/contract/admin-screens';
import { querySql, runSql } from '../../../support/database/sql';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Edit Stats' });
const names = ['Years of Experience', 'Completed Projects', 'Happy Clients', 'Awards Won'];

test.describe('on a desktop', () => {
  // proves: ADS-1, ADX-1
  test('the four numbers are edited by keyboard, and are on the website at once', async ({ page }) => {
    await signIn(page, '/admin/about');
    await expect(page.getByRole('heading', { level: 1, name: 'About Page Stats Admin' })).toBeVisible();
    for (const term of ['Experience (years)', 'Projects', 'Clients', 'Awards'])
      await expect(page.getByRole('term').filter({ hasText: term }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Edit Stats' }).press('Enter');
    await expect(dialog(page).getByLabel('Years of Experience')).toBeFocused();
    await expect(dialog(page).getByRole('button', { name: 'Cancel' })).toBeVisible();
    await expect(dialog(page).getByRole('button', { name: 'Save', exact: true })).toBeVisible();
    await expect(dialog(page).getByRole('spinbutton')).toHaveCount(4);
    for (const name of names) await expect(dialog(page).getByLabel(name)).toBeVisible();
    await dialog(page).getByLabel('Happy Clients').fill('4321');
    await dialog(page).getByLabel('Awards Won').fill('');
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByText('4,321')).toBeVisible();
    await expect(page.getByRole('definition').last()).toHaveText('0');
    await expect(page.getByRole('button', { name: 'Edit Stats' })).toBeFocused();
    const answer = await page.request.get('/api/about');
    expect(await answer.json()).toMatchObject({ happyClients: 4321, awardsWon: 0 });
  });

  // proves: ADS-1, ADS-2
  test('without a record the button says Add Stats, and the form adds one', async ({ page }) => {
    await runSql('delete from about_stats');
    await signIn(page, '/admin/about');
    await expect(page.getByRole('definition')).toHaveText([/^0/, '0', '0', '0']);
    await page.getByRole('button', { name: 'Add Stats' }).click();
    const form = page.getByRole('dialog', { name: 'Add Stats' });
    await expect(form.getByRole('button', { name: 'Cancel' })).toBeVisible();
    await form.getByLabel('Years of Experience').fill('31');
    await form.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(form).toBeHidden();
    await expect(page.getByRole('button', { name: 'Edit Stats' })).toBeVisible();
    expect(await querySql('select years_of_experience, awards_won from about_stats')).toEqual([
      { years_of_experience: 31, awards_won: 0 },
    ]);
  });
});
