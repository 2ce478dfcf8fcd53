import { signIn } from '../../support/admin-screens';
import { expect, test } from '../../support/browser-test';
import { expectAccessible, expectNoSidewaysScroll } from '../../support/page-watch';
import { newName } from '../../support/values';

test('the papers that the Authority asks for are filled in by one button as to be applied for, beside those that are there', {
  tag: '@both',
}, async ({ page, api }) => {
  const papers = [{ kind: 'building licence', state: 'Approved', datedOn: '2025-03-14' }];
  const { _id } = await api.addProject({ name: newName('Papers'), status: 'ongoing', papers });
  await signIn(page, `/admin/projects?edit=${_id}&part=papers`);
  const sheet = page.getByRole('dialog', { name: 'Update Project' });
  await sheet.getByRole('button', { name: 'Fill in 20 usual papers' }).click();
  await expect(sheet.getByRole('button', { name: /^Fill in/ })).toBeHidden();
  await expect(sheet.getByLabel('State')).toHaveCount(21);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.keyboard.press('Control+s');
  await expect(sheet).toBeHidden();
  const saved = await (await page.request.get(`/api/projects/${_id}`)).json();
  expect(saved.papers).toHaveLength(21);
  expect(saved.papers[0]).toMatchObject(papers[0] ?? {});
  expect(saved.papers[1]).toMatchObject({ kind: 'Land conversion order', state: 'To be applied' });
});
