import { storyContent } from '../../../../lib/content/pages/about';
import { expect, test } from '../../../support/browser/browser-test';
import { expectAccessible } from '../../../support/browser/page-watch';
import { signIn } from '../../../support/contract/admin-screens';
import { newName } from '../../../support/values';

test('a building that was handed over is added by its three fields, and stands in the story under its year', async ({
  page,
}) => {
  const name = newName('Rain House');
  await signIn(page, '/admin/handovers');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Completed projects');
  await page.getByRole('button', { name: 'Add Building' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Building' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Place').fill('Kaup, Udupi');
  await dialog.getByLabel('Year').fill('2003');
  await expectAccessible(page);
  await page.keyboard.press('Control+s');
  await expect(dialog).toBeHidden();
  const card = page.getByRole('article').filter({ hasText: name });
  await expect(card).toContainText('2003');
  await expect(card.getByRole('img')).toHaveCount(0);
  await page.goto('/about');
  const year = page
    .getByRole('region', { name: storyContent.handedOver })
    .locator('dl > div')
    .filter({ has: page.locator('dt', { hasText: '2003' }) });
  await expect(year).toContainText(`${name} Kaup, Udupi`);
});
