import { expect, test } from '../../../support/browser/browser-test';
import { expectAccessible, expectNoSidewaysScroll } from '../../../support/browser/page-watch';
import { makePdf } from '../../../support/browser/pdf';
import { signIn } from '../../../support/contract/admin-screens';
import { newName } from '../../../support/values';

test('the papers that the Authority asks for are filled in by one button as to be applied for, beside those that are there', async ({
  page,
  api,
}) => {
  const papers = [{ kind: 'building licence', state: 'Approved', datedOn: '2025-03-14' }];
  const { _id } = await api.addProject({ name: newName('Papers'), status: 'ongoing', papers });
  await signIn(page, `/admin/projects?edit=${_id}&part=papers`);
  const sheet = page.getByRole('dialog', { name: 'Update Project' });
  await sheet.getByRole('button', { name: 'Fill in 20 usual papers' }).click();
  await expect(sheet.getByRole('button', { name: /^Fill in/ })).toBeHidden();
  await expect(sheet.getByLabel('State')).toHaveCount(21);
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.keyboard.press('Control+s');
  await expect(sheet).toBeHidden();
  const saved = await (await page.request.get(`/api/projects/${_id}`)).json();
  expect(saved.papers).toHaveLength(21);
  expect(saved.papers[0]).toMatchObject(papers[0] ?? {});
  expect(saved.papers[1]).toMatchObject({ kind: 'Land conversion order', state: 'To be applied' });
});

test('a paper leads to where its PDF is added, has it among its choices then, and the website gives it', async ({
  page,
  api,
}) => {
  const papers = [{ kind: 'Building licence', state: 'Approved', datedOn: '2025-03-14' }];
  const { _id, slug } = await api.addProject({ name: newName('Papers'), status: 'ongoing', papers });
  const partAddress = `/admin/projects?edit=${_id}&part=papers`;
  await signIn(page, partAddress);
  const sheet = page.getByRole('dialog', { name: 'Update Project' });
  await expect(sheet.getByText('This project has no documents.')).toBeVisible();
  await sheet.getByRole('link', { name: 'Add it under “Documents”' }).click();
  await page.getByRole('button', { name: 'Add Document' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add Document' });
  await dialog.getByLabel('Title').fill('Licence BL 7');
  await dialog.getByLabel('What it is').selectOption({ index: 1 });
  const file = { name: 'Licence.pdf', mimeType: 'application/pdf', buffer: makePdf('licence') };
  await dialog.getByLabel('File').setInputFiles(file);
  await dialog.getByRole('button', { name: 'Save document' }).click();
  await expect(dialog).toBeHidden();

  await page.goto(partAddress);
  const choice = sheet.getByLabel('Its PDF');
  await choice.selectOption({ index: 1 });
  await expect(choice.locator('option:checked')).toContainText('Licence BL 7');
  await page.keyboard.press('Control+s');
  await expect(sheet).toBeHidden();

  await page.goto(`/projects/${slug}`);
  const link = page.getByRole('region', { name: 'Papers' }).getByRole('link', { name: 'Building licence' });
  const answer = await page.request.get((await link.getAttribute('href')) ?? '');
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf']);
  expect(await answer.body()).toEqual(file.buffer);
});
