import { expect, test } from '../../../support/browser/browser-test';
import { expectAccessible, expectNoSidewaysScroll } from '../../../support/browser/page-watch';
import { signIn } from '../../../support/contract/admin-screens';
import { newName } from '../../../support/values';

test('what contradicts itself is said in the sheet with both values and the ways to them, until it agrees, and is listed before the launch', async ({
  page,
  api,
}) => {
  const name = newName('Contradicted');
  const { _id } = await api.addProject({
    name,
    status: 'ongoing',
    possession: 'March 2037',
    registrations: [{ number: 'PRM/KA/RERA/0000/000/PR/000000/000001', completionOn: '2037-12-31' }],
  });
  await signIn(page, '/admin/launch');
  const said = 'Possession by March 2037, but registered to be complete by 31 Dec 2037';
  const found = page.getByRole('list', { name: 'Projects without contradictions' });
  await expect(found.getByText(`${name}: ${said}`)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await found.getByRole('link', { name: `Registration: ${name}: ${said}` }).click();
  const sheet = page.getByRole('dialog', { name: 'Update Project' });
  const notice = sheet.getByRole('region', { name: 'Contradictions' });
  await expect(notice).toContainText(said);
  await expect(sheet.getByLabel('Completion date registered')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await notice.getByRole('button', { name: `Possession: ${said}` }).click();
  const field = sheet.getByRole('textbox', { name: 'Possession by' });
  await expect(field).toBeFocused();
  await field.fill('December 2037');
  await expect(notice).toBeHidden();
  await page.keyboard.press('Control+s');
  await expect(sheet).toBeHidden();
  await page.goto('/admin/launch');
  await expect(page.getByText(`${name}: Possession`)).toHaveCount(0);
});
