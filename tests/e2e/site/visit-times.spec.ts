import { expect, type Page, test } from '../../support/browser-test';
import { expectFineAt } from '../../support/page-watch';
import { newEmail, newName, newPhone } from '../../support/values';
import { slotIn, visited } from '../../support/visits';

test.use({ reducedMotion: 'reduce' });

const expectFine = (page: Page) => expectFineAt(page, 360, 1280);

test('after an enquiry the thanks lead to the same times, and one tap asks for one', async ({
  page,
  api,
}) => {
  const { slug } = await api.addProject({ ...visited, name: newName('Palms') });
  await page.goto(`/projects/${slug}`);
  const form = page.locator('form[action="/api/v1/enquiries"]');
  await form.getByLabel('Name').fill('Ananya Rao');
  await form.getByLabel('E-mail').fill(newEmail());
  await form.getByLabel('Phone').fill(newPhone());
  await form.getByLabel('Message').fill('Is the second floor free?');
  await form.getByRole('button', { name: 'Send enquiry' }).click();
  await page.getByRole('link', { name: 'Choose a time for a visit' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you, Ananya' })).toBeVisible();
  await expectFine(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.locator(`input[value="${slotIn(5)}"]`).check();
  await page.getByRole('button', { name: /^Ask for/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your visit' })).toBeVisible();
});
