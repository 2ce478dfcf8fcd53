import { expect, type Page, test } from '../../../support/browser/browser-test';
import { expectFineAt } from '../../../support/browser/page-watch';
import { makePdf } from '../../../support/browser/pdf';
import { openScreen, signIn } from '../../../support/contract/admin-screens';
import { querySql } from '../../../support/database/sql';
import { newEmail } from '../../../support/values';

test.use({ reducedMotion: 'reduce' });

const names = ['Landowners', 'Channel partners', 'Careers', 'Press'];
const footer = (page: Page) => page.locator('#footer');

const expectFine = (page: Page) => expectFineAt(page, 360, 1280);

async function saveForms(page: Page, isOn: boolean): Promise<void> {
  await signIn(page, '/admin/settings?part=forms');
  for (const name of names) await page.getByRole('checkbox', { name, exact: true }).setChecked(isOn);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Forms: saved' })).toBeVisible();
}

test('the office turns its forms on, somebody applies with a CV, and the office has the application with its download', async ({
  page,
}) => {
  test.setTimeout(90_000);
  await page.goto('/');
  await expect(footer(page).getByRole('link', { name: 'Careers' })).toHaveCount(0);
  await page.setViewportSize({ width: 1280, height: 900 });
  await saveForms(page, true);
  await expectFine(page);

  await page.goto('/');
  await footer(page).getByRole('link', { name: 'Careers' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Careers' })).toBeVisible();
  await expectFine(page);
  const form = page.getByRole('form', { name: 'Apply' });
  const email = newEmail();
  await form.getByLabel('Name', { exact: true }).fill('Asha Rao');
  await form.getByLabel('E-mail').fill(email);
  await form.getByLabel('Phone').fill('98450 12345');
  await form.getByLabel('Position').fill('Site engineer');
  const send = form.getByRole('button', { name: 'Send application' });
  await send.click();
  await expect(form.getByText('CV is required')).toBeVisible();
  const hint = 'A PDF of at most 4 MB.';
  await expect(form.getByLabel('CV')).toHaveAccessibleDescription(`CV is required ${hint}`);
  const file = (bytes: number) => ({
    name: 'Asha.pdf',
    mimeType: 'application/pdf',
    buffer: makePdf('cv', bytes),
  });
  await form.getByLabel('CV').setInputFiles(file(5 * 1024 * 1024));
  await send.click();
  await expect(form.getByText('The file is larger than 4 MB. Please choose a smaller one.')).toBeVisible();
  await expect(form.getByLabel('Position')).toHaveValue('Site engineer');
  await form.getByLabel('CV').setInputFiles(file(0));
  await expect(form.getByLabel('CV')).toHaveAccessibleDescription(hint);
  await send.click();
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible();

  const [row] = await querySql('select id from enquiry where email = $1', [email]);
  await openScreen(page, `/admin/enquiries/${row?.id}`);
  await expect(page.getByText('Site engineer')).toBeVisible();
  const coming = page.waitForEvent('download');
  await page.getByRole('link', { name: /Asha\.pdf/ }).click();
  expect((await coming).suggestedFilename()).toBe('Asha.pdf');
  for (const path of ['/landowners', '/press']) {
    await page.goto(path);
    await expectFine(page);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  await saveForms(page, false);
  expect((await page.request.get('/careers')).status()).toBe(404);
});
