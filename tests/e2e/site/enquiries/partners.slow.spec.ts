import { partnerTexts } from '../../../../lib/content/partners';
import { settingDefaults } from '../../../../lib/domain/settings/schema';
import { shareSession } from '../../../support/accounts/admin-session';
import { expect, type Page, test } from '../../../support/browser/browser-test';
import { expectAccessible, expectFineAt, expectProblem } from '../../../support/browser/page-watch';
import { signIn } from '../../../support/contract/admin-screens';
import { call } from '../../../support/contract/api';
import { querySql } from '../../../support/database/sql';
import { addPartner, askAsPartner } from '../../../support/enquiries/partners';
import { newName, newPhone } from '../../../support/values';

test.use({ reducedMotion: 'reduce' });

const expectFine = (page: Page) => expectFineAt(page, 360, 1280);
const partnerOf = async (page: Page, firm?: string) => addPartner(await shareSession(page.request), firm);

test('an agent reads at the field what is unusual about the number, accepts the terms, asks, and is approved by name', async ({
  page,
  api,
}) => {
  test.setTimeout(90_000);
  await api.saveSetting('forms', { ...settingDefaults.forms, partner: true });
  await page.goto('/partners');
  const form = page.getByRole('form', { name: 'Work with us' });
  const firm = newName('Realty');
  await form.getByLabel('Name', { exact: true }).fill('Sudhir Kamath');
  await form.getByLabel('E-mail').fill('sudhir@example.com');
  await form.getByLabel('Phone').fill(newPhone());
  await form.getByLabel('Firm').fill(firm);
  const number = form.getByLabel('RERA registration of the agent');
  await number.fill('PRM/KA/RERA/1251/309/PR/180625/000001');
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form.getByText('Please accept the terms for partners')).toBeVisible();
  await form.getByRole('checkbox', { name: /I accept the terms/ }).check();
  await expect(number).toHaveAccessibleDescription(/This is the registration of a project/);
  expectProblem(page, /status of 422/);
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form.getByText('This is the registration of a project').nth(1)).toBeVisible();
  await number.fill('PRM/KA/RERA/1257');
  await number.blur();
  await expect(form.getByText('The end is missing')).toBeVisible();
  await expectFine(page);
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible();

  // Filled in faster than people do: somebody lets it through.
  const [sent] = await querySql(`select id from enquiry where details ->> 'firm' = $1`, [firm]);
  const json = { state: 'new' };
  await call('PATCH', `/api/admin/enquiries/${sent?.id}`, { token: await shareSession(page.request), json });
  await signIn(page, '/admin/partners');
  const asks = page.getByRole('region', { name: `${firm} wants to become a partner` });
  await expect(asks).toContainText('The end is missing');
  await expectFine(page);
  await asks.getByRole('button', { name: `Approve for ${firm}` }).click();
  const dialog = page.getByRole('dialog', { name: `Approve ${firm}?` });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByRole('row').filter({ hasText: firm })).toContainText('Approved');
  await api.saveSetting('forms', settingDefaults.forms);
  expect((await page.request.get('/partners')).status()).toBe(404);
});

test('the office sees what a link shows, corrects the partner, and ends the link by name', async ({
  page,
}) => {
  const firm = newName('Estates');
  const partner = await partnerOf(page, firm);
  await page.request.post('/api/v1/partners/buyers', {
    data: { token: partner.token, name: 'K. Shetty', phone: newPhone(), agreed: 'Yes' },
  });
  await askAsPartner();
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn(page, '/admin/partners');
  await page.getByRole('link', { name: firm }).click();
  const sight = page.getByRole('region', { name: `What ${firm} sees with the link` });
  await expect(sight.getByRole('row').filter({ hasText: 'K. Shetty' })).toContainText('Received');
  await expect(sight.getByLabel('Link')).toHaveValue(partner.link ?? '');
  await expectFine(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await sight.getByRole('link', { name: 'Show them in the inbox' }).click();
  await expect(page.getByRole('combobox', { name: 'Partner' })).toHaveValue(partner._id);
  const list = page.getByRole('list', { name: 'Enquiries' });
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(list).toContainText('K. Shetty');
  await page.goBack();
  await sight.getByRole('button', { name: `Correct ${firm}` }).click();
  const dialog = page.getByRole('dialog', { name: `Correct ${firm}` });
  await dialog.getByLabel('Registration of the agent').fill('PRM/KA/RERA/1251/309/PR/180625/000001');
  await dialog.getByLabel('Note').fill('Knows Udupi.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('This is the registration of a project').first()).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Registration of the agent').fill('RJ/2017/1');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(sight).toContainText('Knows Udupi.');
  await sight.getByRole('button', { name: 'End this link' }).click();
  await page
    .getByRole('dialog', { name: `End the link of ${firm}?` })
    .getByRole('button', { name: 'End this link' })
    .click();
  await expect(page.getByRole('row').filter({ hasText: firm })).toContainText('Link ended');
  await page.goto(partner.link ?? '');
  await expect(page.getByRole('heading', { name: partnerTexts.ended })).toBeVisible();
});

test('a partner names a buyer behind the link, and finds them there with day and stage', async ({ page }) => {
  const partner = await partnerOf(page);
  await page.goto(`/partner?${new URLSearchParams({ token: partner.token })}`);
  await expect(page.getByText(partnerTexts.none)).toBeVisible();
  await page.getByLabel(partnerTexts.name).fill('K. Shetty');
  await page.getByLabel(partnerTexts.phone).fill(newPhone());
  await page.getByLabel(partnerTexts.agreed).check();
  await page.getByRole('button', { name: partnerTexts.send }).click();
  await expect(page.getByText(partnerTexts.sent)).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: 'K. Shetty' });
  await expect(row).toContainText('Received');
  await expectFine(page);
});
