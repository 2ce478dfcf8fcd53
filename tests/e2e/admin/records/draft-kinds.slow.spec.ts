import { expect, test } from '../../../support/browser/browser-test';
import { expectAccessible, expectNoSidewaysScroll } from '../../../support/browser/page-watch';
import { openScreen, signIn } from '../../../support/contract/admin-screens';
import { makeSmallUpload } from '../../../support/records/picture';
import { newName } from '../../../support/values';

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
  await visitor.goto(`/board/${_id}`);
  await expect(visitor.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(visitor.getByText('Chair of the board')).toHaveCount(0);

  await page.getByRole('button', { name: `Edit ${name}` }).click();
  await expect(form.getByLabel('Position required')).toHaveValue('Chair of the board');
  await expect(form.getByText('The website shows the former version')).toBeVisible();
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
  await page.locator('input[type=file]').setInputFiles(await makeSmallUpload('harbour.jpg', 51));
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

test('what a hero image shall say is kept as a draft, opens the first page by a link, and is published; a new one is kept as a draft, described and published', async ({
  page,
  api,
  browser,
}) => {
  await test.step('what a hero image shall say is kept as a draft, opens the first page by a link, and is published by the main button', async () => {
    const [alt, words, name] = [newName('A river'), newName('A river at dawn'), newName('Kadamba Court')];
    await api.addHeroImage(alt);
    await api.addProject({ name, status: 'ongoing', location: 'Kaup' });
    await signIn(page, '/admin/hero');
    const card = page.getByRole('article').filter({ has: page.getByRole('img', { name: alt, exact: true }) });
    await card.getByRole('button', { name: /^Write a draft/ }).click();
    const form = page.getByRole('dialog', { name: 'Hero Image' });
    await expect(form.getByLabel('Alt text')).toHaveValue(alt);
    await expectAccessible(page);
    await form.getByLabel('Alt text').fill(words);
    await form.getByLabel('Caption').selectOption({ label: name });
    await form.getByRole('button', { name: 'Save draft' }).click();
    await expect(form).toBeHidden();
    await expect(card.getByText('Draft', { exact: true })).toBeVisible();
    await expect(card.getByLabel(/^Caption/)).toHaveValue('');
    await expectNoSidewaysScroll(page);

    const link = await page.getByRole('link', { name: `Preview of ${words}` }).getAttribute('href');
    const context = await browser.newContext();
    const visitor = await context.newPage();
    await visitor.goto(link ?? '');
    await expect(visitor.getByText(name).first()).toBeVisible();
    await expect(visitor.getByRole('img', { name: words })).toBeVisible();
    await visitor.goto('/');
    expect(await visitor.content()).not.toContain(name);

    await card.getByRole('button', { name: /^Open draft/ }).click();
    await expect(form.getByLabel('Alt text')).toHaveValue(words);
    await expect(form.getByText('The website shows the former version')).toBeVisible();
    await form.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(form).toBeHidden();
    await expect(page.getByRole('link', { name: `Preview of ${words}` })).toHaveCount(0);
    await expect(page.getByRole('img', { name: words, exact: true })).toBeVisible();
    await visitor.reload();
    expect(await visitor.content()).toContain(name);
    await context.close();
  });
  await test.step('a new hero image is kept as a draft, which is opened, described and published', async () => {
    const [alt, words] = [newName('A bay'), newName('A bay at noon')];
    await signIn(page, '/admin/hero');
    await page.getByRole('button', { name: 'Upload Images' }).click();
    const upload = page.getByRole('dialog', { name: 'Upload Images' });
    await upload.locator('input[type=file]').setInputFiles(await makeSmallUpload('bay.jpg', 130));
    await expect(upload.getByText('1 ready')).toBeVisible();
    await upload.getByLabel('Alt text of picture 1').fill(alt);
    await upload.getByRole('button', { name: 'Save draft' }).click();
    await expect(upload).toBeHidden();
    await expect(page.getByText('1 draft was saved.')).toBeVisible();
    await expect(page.getByRole('img', { name: alt })).toHaveCount(0);

    await page.getByRole('button', { name: `Open the draft of ${alt}` }).click();
    const form = page.getByRole('dialog', { name: 'New Hero Image' });
    await expect(form.getByLabel('Alt text')).toHaveValue(alt);
    await form.getByLabel('Alt text').fill(words);
    await form.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(form).toBeHidden();
    await expect(page.getByRole('img', { name: words })).toBeAttached();
    await expect(page.getByRole('button', { name: `Open the draft of ${alt}` })).toHaveCount(0);
  });
});
