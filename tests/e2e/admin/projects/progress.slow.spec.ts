import { expect, test } from '../../../support/browser/browser-test';
import { expectAccessible, expectNoSidewaysScroll } from '../../../support/browser/page-watch';
import { signIn } from '../../../support/contract/admin-screens';
import { makeUpload } from '../../../support/records/picture';
import { newName } from '../../../support/values';

test('an entry is made from a phone: camera first, bars that start where the last one stood and ask when they go back, then one sentence, and the website shows it', {
  tag: '@phone',
}, async ({ page, api }) => {
  const name = newName('Rising');
  const { _id, slug } = await api.addProject({ name, status: 'ongoing' });
  await api.addProgress(_id, { date: '2026-08-01', substructure: 100, superstructure: 60 });
  await signIn(page, `/admin/projects/${_id}/progress`);
  await expect(page.getByRole('heading', { level: 1, name: `Progress of ${name}` })).toBeVisible();
  await page.getByRole('button', { name: 'Add Entry' }).first().click();
  const sheet = page.getByRole('dialog', { name: 'Add Entry' });
  const camera = sheet.getByLabel('Camera');
  await expect(camera).toHaveAttribute('capture', 'environment');
  await camera.setInputFiles(await makeUpload('slab.jpg', 41));
  const bar = sheet.getByRole('slider', { name: 'Superstructure' });
  await expect(bar).toHaveValue('60');
  await bar.press('PageDown');
  await expect(sheet.getByText('It was 60 %. Really less?')).toBeVisible();
  await sheet.getByRole('button', { name: 'Back to 60 %' }).click();
  await bar.press('ArrowRight');
  await expect(sheet.getByLabel('Superstructure, in percent')).toHaveValue('61');
  await sheet.getByLabel('In a sentence').fill('The third slab is cast.');
  await sheet.getByLabel('Date').fill('2026-11-05');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const save = sheet.getByRole('button', { name: 'Save entry' });
  await expect(save).toBeEnabled();
  await save.click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('article').first()).toContainText('The third slab is cast.');
  await expect(page.getByRole('article')).toHaveCount(2);

  await page.goto(`/projects/${slug}`);
  const section = page.getByRole('region', { name: 'Progress' });
  await expect(section.getByRole('heading', { level: 3 })).toHaveText('5 November 2026');
  await expect(section.locator('img')).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Superstructure 61 %' })).toHaveAttribute('href', '#progress');
  await expect(section.getByText('1 August 2026')).toBeVisible();
  await expectNoSidewaysScroll(page);
});
