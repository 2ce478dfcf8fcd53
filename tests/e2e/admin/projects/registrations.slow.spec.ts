import { expect, test } from '../../../support/browser/browser-test';
import { expectAccessible, expectNoSidewaysScroll } from '../../../support/browser/page-watch';
import { signIn } from '../../../support/contract/admin-screens';
import { newName } from '../../../support/values';

const number = 'PRM/KA/RERA/0000/000/PR/000000/000001';

test('a registration is typed beside its project: an acknowledgement is refused in words at its field, another form is warned of, and the certificate opens by a link', async ({
  page,
  api,
}) => {
  const { _id } = await api.addProject({ name: newName('Registered'), status: 'ongoing' });
  await signIn(page, `/admin/projects?edit=${_id}&part=registration`);
  const sheet = page.getByRole('dialog', { name: 'Update Project' });
  await sheet.getByRole('button', { name: 'Add a registration' }).click();
  const field = sheet.getByLabel('Registration number');
  await expect(field).toBeFocused();
  await field.fill('ACK/KA/RERA/0000/000/PR/000000/000001');
  await page.keyboard.press('Control+s');
  await expect(sheet.getByText('This is an acknowledgement number.').first()).toBeVisible();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill('Phase 1');
  await expect(
    sheet.getByText('This is not the usual form of a number of Karnataka’s Authority'),
  ).toBeVisible();
  await field.fill(number.toLowerCase());
  await expect(
    sheet.getByText('This is not the usual form of a number of Karnataka’s Authority'),
  ).toBeHidden();
  await expect(sheet.getByRole('link', { name: 'Open the certificate' })).toHaveAttribute(
    'href',
    `https://rera.karnataka.gov.in/certificate?CER_NO=${encodeURIComponent(number)}`,
  );
  await sheet.getByRole('button', { name: 'It matches' }).click();
  await sheet.getByLabel('Completion date registered').fill('2027-12-31');
  await sheet.getByRole('button', { name: 'Add an extension' }).click();
  await sheet.getByLabel('Kind').selectOption('section 6');
  await sheet.getByLabel('Until').fill('2028-06-30');
  // What has changed since has to be held against the certificate once more.
  await expect(sheet.getByLabel('Matches the certificate, checked on')).toHaveValue('');
  await sheet.getByRole('button', { name: 'It matches' }).click();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.keyboard.press('Control+s');
  await expect(sheet).toBeHidden();
  const saved = await (await page.request.get(`/api/admin/projects/${_id}`)).json();
  expect(saved.registrations).toMatchObject([
    {
      number,
      completionOn: '2027-12-31',
      extensions: [{ kind: 'section 6', until: '2028-06-30' }],
      matchedOn: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      matchedBy: expect.stringMatching(/./),
    },
  ]);
});

test('the office reads which projects may not be advertised, above the list, in the table and in the sheet, until the reason is gone', async ({
  page,
  api,
}) => {
  const name = newName('Unregistered');
  const { _id } = await api.addProject({ name, status: 'ongoing' });
  await signIn(page, '/admin/projects');
  const notice = page.getByRole('region', { name: 'Advertising' });
  await expect(notice).toContainText('on the website may not be advertised (RERA, section 3).');
  await expectNoSidewaysScroll(page);
  // Of many, the first are named.
  await page.goto(`/admin/projects?edit=${_id}`);
  const sheet = page.getByRole('dialog', { name: 'Update Project' });
  await expect(
    sheet.getByText('It has no registration and no reason why it does not need one.'),
  ).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await sheet.getByRole('button', { name: 'Go to Registration' }).click();
  await sheet.getByRole('button', { name: 'Add a registration' }).click();
  await sheet.getByLabel('Registration number').fill(number);
  await expect(sheet.getByText('No registration has a completion date')).toBeVisible();
  await sheet.getByLabel('Completion date registered').fill('2026-01-31');
  await expect(sheet.getByText('Its registration ended on 31 Jan 2026')).toBeVisible();
  await sheet.getByLabel('Completion date registered').fill('2040-01-31');
  await expect(sheet.getByText('May not be advertised')).toBeHidden();
  await page.keyboard.press('Control+s');
  await expect(sheet).toBeHidden();
});
