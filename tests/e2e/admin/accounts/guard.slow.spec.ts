import { expect, test } from '../../../support/browser/browser-test';
import { intercept } from '../../../support/browser/intercept';
import { signIn } from '../../../support/contract/admin-screens';
import { makeGate } from '../../../support/records/gate';

test('a screen in view fetches no other screen, and a link fetches its own when it is pointed at', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.headers().rsc) fetched.push(new URL(request.url()).pathname);
  });
  await signIn(page, '/admin/users');
  // Long enough for what is fetched ahead when the page is idle.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(() => setTimeout(done, 500))));
  expect(fetched).toEqual([]);
  await page.getByRole('navigation', { name: 'Admin Panel' }).getByRole('link', { name: 'Brands' }).hover();
  await expect.poll(() => fetched).toContain('/admin/brands');
});

// proves: API-13
test('a call of the client that takes half an hour is waited for, and its answer is told', async ({
  page,
}) => {
  await page.clock.install();
  await signIn(page, '/admin/testimonials');
  const name = `Patient ${Date.now()}`;
  await page.getByLabel('Customer Name').fill(name);
  await page.getByLabel('Title').fill('Owner');
  await page.getByLabel('Quote').fill('Worth the wait.');
  const gate = makeGate();
  await intercept(page, '**/admin/testimonials', async (route) => {
    if (route.request().method() === 'POST') await gate.opened;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Saving…')).toBeVisible();
  await page.clock.fastForward('30:00');
  await expect(page.getByText('Saving…')).toBeVisible();
  gate.open();
  const row = page.getByRole('listitem').filter({ hasText: name });
  await expect(row).toBeVisible();
  const remove = row.getByRole('button', { name: `Delete ${name}` });
  await remove.click();
  const question = page.getByRole('dialog');
  await question.getByRole('button', { name: 'Delete testimonial' }).click();
  // As long as it is asked, nothing behind it has a role.
  await expect(question).toBeHidden();
  await expect(row).toContainText('was deleted');
  await expect(remove).toHaveCount(0);
});
