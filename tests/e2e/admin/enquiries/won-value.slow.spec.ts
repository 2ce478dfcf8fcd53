import { expect, test } from '../../../support/browser/browser-test';
import { openScreen, takeSession } from '../../../support/contract/admin-screens';
import { querySql } from '../../../support/database/sql';
import { newEmail, newName, newPhone } from '../../../support/values';

test('what a won enquiry has sold is typed as people write it, and kept', async ({ page }) => {
  const name = newName('Ananya');
  await page.request.post('/api/v1/enquiries', {
    data: { name, email: newEmail(), phone: newPhone(), message: 'A visit on Sunday?' },
    headers: { accept: 'application/json' },
  });
  const [row] = await querySql('select id from enquiry where name = $1', [name]);
  await takeSession(page);
  await openScreen(page, `/admin/enquiries/${row?.id}`);
  const enquiry = page.getByRole('region', { name: 'Enquiry', exact: true });
  await enquiry.getByRole('group', { name: 'State' }).getByText('Won').click();
  const value = enquiry.getByRole('textbox', { name: 'Value in rupees' });
  await value.fill('85 lakh');
  await value.press('Enter');
  await expect(value).toHaveValue('₹ 85,00,000');
  await expect
    .poll(async () => (await querySql('select outcome from enquiry where name = $1', [name]))[0]?.outcome)
    .toEqual({ wonValue: 8_500_000 });
  await page.reload();
  await expect(value).toHaveValue('₹ 85,00,000');
});
