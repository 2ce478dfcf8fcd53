import { openSession } from '../../../support/accounts/admin-session';
import { addSalesPerson } from '../../../support/accounts/people';
import { expect, test } from '../../../support/browser/browser-test';
import { expectAccessible, expectNoSidewaysScroll } from '../../../support/browser/page-watch';
import { openScreen, signIn, takeSession } from '../../../support/contract/admin-screens';
import { querySql } from '../../../support/database/sql';
import { newName, newPhone } from '../../../support/values';

test('what a source has cost is typed in the table, divides itself, goes down by Enter, and is read by sales', async ({
  page,
}) => {
  const source = newName('Portal');
  await querySql(
    `insert into enquiry (id, kind, request_key, name, email, phone_e164, contact_id, source,
       retain_until, updated_at)
     select gen_random_uuid(), 'enquiry', $1 || n, 'Nisha', '', $2, $1, $1, now() + interval '1 year', now()
     from generate_series(1, 4) n`,
    [source, `+91${newPhone()}`],
  );
  try {
    await signIn(page, '/admin/enquiries/figures/sources');
    const row = page.getByRole('row', { name: new RegExp(source) });
    const field = row.getByRole('textbox', { name: `Spend of ${source} in rupees` });
    await expect(row).toContainText('-');
    await field.fill('much');
    await field.blur();
    await expect(row.getByText('Give the value as 85,00,000')).toBeVisible();
    await field.fill('1 lakh');
    await field.press('Enter');
    await expect(row.getByText('Saved')).toBeVisible();
    await expect(field).toHaveValue('1,00,000');
    await expect(field).not.toBeFocused();
    await expect(row).toContainText('₹ 25,000');
    await expect(row).toContainText('no visit yet');
    await expectAccessible(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    const table = await page.request.get(
      (await page.getByRole('link', { name: 'Export CSV' }).getAttribute('href')) ?? '',
    );
    expect(await table.text()).toContain(`"${source}"`);
    await page.getByRole('link', { name: 'Google Ads conversions' }).click();
    await expect(page.getByRole('heading', { name: 'In the file' })).toBeVisible();
    await expectAccessible(page);
    await takeSession(page, await openSession(page.request, await addSalesPerson()));
    await openScreen(page, '/admin/enquiries/figures/sources');
    await expect(page.getByRole('row', { name: new RegExp(source) })).toContainText('1,00,000');
    await expect(page.getByRole('textbox')).toHaveCount(0);
  } finally {
    await querySql('delete from enquiry where source = $1', [source]);
    await querySql('delete from source_spend where source = $1', [source]);
  }
});
