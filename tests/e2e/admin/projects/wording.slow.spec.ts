import { expect, test } from '../../../support/browser/browser-test';
import { expectAccessible, expectNoSidewaysScroll } from '../../../support/browser/page-watch';
import { signIn } from '../../../support/contract/admin-screens';
import { newName } from '../../../support/values';

test('words that a rule speaks against are marked at their field while they are typed, in a project and in the settings, are saved all the same, and are kept with a reason', async ({
  page,
  api,
}) => {
  await test.step('words that a rule speaks against are marked at their field while they are typed, are saved all the same, and are kept with a reason', async () => {
    const name = newName('Worded');
    const { _id } = await api.addProject({
      name,
      status: 'completed',
      specifications: [{ title: 'Bath', description: ['Tiles', 'Fittings'] }],
    });
    await signIn(page, `/admin/projects?edit=${_id}`);
    const sheet = page.getByRole('dialog', { name: 'Update Project' });
    const line = sheet.getByRole('textbox', { name: 'Line 2 of Bath' });
    await line.fill('Fittings of a reputed brand');
    const note = sheet.getByText('A specification that is advertised binds: name the brand.');
    await expect(note).toContainText('“reputed brand”');
    await expect(note).toContainText('RERA, sections 11(3) and 12');
    await line.fill('Fittings of a reputed brand, such as Jaquar');
    await expect(note).toBeHidden();
    await line.fill('Fittings of a reputed brand');
    await sheet.getByRole('textbox', { name: 'Description' }).fill('World-class homes.');
    await expect(sheet.getByText('“World-class”')).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.keyboard.press('Control+s');
    await expect(sheet).toBeHidden();

    await page.goto(`/admin/projects?edit=${_id}`);
    const keep = sheet.getByRole('button', { name: 'Keep, because …' });
    await expect(keep).toHaveCount(2);
    await keep.last().click();
    const reason = sheet.getByLabel('Keep, because …');
    await reason.press('Enter');
    await expect(sheet.getByText('Give the reason in one sentence')).toBeVisible();
    await reason.fill('The makers are named in the brochure.');
    await reason.press('Enter');
    await expect(sheet.getByText('“reputed brand” is accepted, because The makers are named')).toBeVisible();
    await expect(sheet).toBeVisible();
    await expect(keep).toHaveCount(1);

    await page.goto('/admin/history');
    await expect(
      page.getByText('“reputed brand”, because The makers are named in the brochure.').first(),
    ).toBeVisible();
    await page.goto('/admin/launch');
    const found = page.getByRole('list', { name: 'Wording of advertisements' });
    await expect(found.getByText(`${name}, Description: “World-class”`)).toBeVisible();
    await expect(found.getByText(`${name}, Specifications`)).toHaveCount(0);
    await expectNoSidewaysScroll(page);
    await found.getByRole('link', { name: `Change it: ${name}` }).click();
    await expect(sheet.getByText('“World-class”')).toBeVisible();
  });
  await test.step('a text of the settings is marked at its field', async () => {
    await signIn(page, '/admin/settings?part=home');
    await page.getByLabel('Text next to it').fill('Ten minutes from the airport.');
    await expect(
      page.getByText('Minutes depend on the traffic: say the distance in kilometres.'),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Discard changes' }).click();
  });
});
