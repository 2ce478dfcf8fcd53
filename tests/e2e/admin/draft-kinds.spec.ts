import { openScreen, signIn } from '../../support/admin-screens';
import { expect, test } from '../../support/browser-test';
import { expectAccessible, expectNoSidewaysScroll } from '../../support/page-watch';
import { makeUpload } from '../../support/picture';
import { newName } from '../../support/values';

test('changes to a director are saved as a draft, seen by a link without a log-in, and published by the main button', async ({
  page,
  api,
  browser,
}) => {
  const name = newName('Asha Pai');
  const { _id } = await api.addDirector(name);
  await signIn(page, '/admin/board');
  const card = page.getByRole('article').filter({ hasText: name });
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  const form = page.getByRole('dialog', { name: 'Update Director' });
  await form.getByLabel('Position required').fill('Chair of the board');
  await form.getByRole('button', { name: 'Save draft' }).click();
  await expect(form).toBeHidden();
  await expect(card.getByText('Draft', { exact: true })).toBeVisible();
  await expect(card).not.toContainText('Chair of the board');
  await expectNoSidewaysScroll(page);

  const link = await page.getByRole('link', { name: `Preview of ${name}` }).getAttribute('href');
  const context = await browser.newContext();
  const visitor = await context.newPage();
  await visitor.goto(link ?? '');
  await expect(visitor.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(visitor.getByText('Chair of the board')).toBeVisible();
  await expectAccessible(visitor);
  await visitor.goto(`/board/${_id}`);
  await expect(visitor.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(visitor.getByText('Chair of the board')).toHaveCount(0);

  await page.getByRole('button', { name: `Edit ${name}` }).click();
  await expect(form.getByLabel('Position required')).toHaveValue('Chair of the board');
  await expect(form.getByText('The website shows what stood before')).toBeVisible();
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Update', exact: true }).click();
  await expect(form).toBeHidden();
  await expect(card).toContainText('Chair of the board');
  await expect(card.getByText('Draft', { exact: true })).toBeHidden();
  await visitor.goto(`/board/${_id}`);
  await expect(visitor.getByText('Chair of the board')).toBeVisible();
  await context.close();
});

test('a logo is saved as a draft, stands on the preview of the brands alone, and is published', async ({
  page,
  browser,
}) => {
  const name = newName('Harbour Glass');
  await signIn(page, '/admin/brands');
  const zone = page.getByRole('button', { name: 'choose files' });
  await page.locator('input[type=file]').setInputFiles(await makeUpload('harbour.jpg', 51));
  await page.getByLabel('Name of the brand in harbour.jpg').fill(name);
  await page.getByRole('button', { name: 'Save as drafts' }).click();
  await expect(zone).toBeFocused();
  const publish = page.getByRole('button', { name: `Publish ${name}` });
  await expect(publish).toBeVisible();
  await expect(page.getByRole('button', { name: `Delete ${name}` })).toHaveCount(0);
  await page.getByText('Publish at a time').first().click();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const link = await page.getByRole('link', { name: `Preview of ${name}` }).getAttribute('href');
  const context = await browser.newContext();
  const visitor = await context.newPage();
  await visitor.goto(link ?? '');
  await expect(visitor.getByRole('img', { name }).first()).toBeAttached();
  await expectAccessible(visitor);
  await visitor.goto('/brands');
  await expect(visitor.getByRole('img', { name })).toHaveCount(0);

  await publish.click();
  await expect(page.getByRole('button', { name: `Delete ${name}` })).toBeFocused();
  await expect(publish).toHaveCount(0);
  await visitor.reload();
  await expect(visitor.getByRole('img', { name }).first()).toBeAttached();
  await context.close();
  await openScreen(page, '/admin/brands');
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await page.getByRole('button', { name: 'Delete brand' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
});

test('a testimonial is kept as a draft, seen by a link without a log-in, and published by the main button', async ({
  page,
  api,
  browser,
}) => {
  const name = newName('Uma Rai');
  const words = newName('Quiet, too.');
  await api.addTestimonial(name);
  await signIn(page, '/admin/testimonials');
  const row = page.getByRole('listitem').filter({ hasText: name });
  const quote = page.getByLabel('Quote required');
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  // The form stands empty before.
  await expect(quote).not.toHaveValue('');
  await quote.fill(words);
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(quote).toHaveValue('');
  const link = page.getByRole('link', { name: `Preview of ${name}` });
  await expect(link).toBeVisible();
  await expect(page.getByText(words)).toHaveCount(0);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const context = await browser.newContext();
  const visitor = await context.newPage();
  await visitor.goto((await link.getAttribute('href')) ?? '');
  await expect(visitor.getByText(words)).toBeVisible();
  await expectAccessible(visitor);
  await visitor.goto('/');
  await expect(visitor.getByText(words)).toHaveCount(0);

  await page.getByRole('button', { name: `Edit ${name}` }).click();
  await expect(quote).toHaveValue(words);
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  await expect(row.filter({ hasText: words })).toBeVisible();
  await expect(link).toHaveCount(0);
  await visitor.reload();
  await expect(visitor.getByText(words)).toBeAttached();
  await context.close();
});
