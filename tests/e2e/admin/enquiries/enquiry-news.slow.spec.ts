import { expect, type Locator, type Page, test } from '../../../support/browser/browser-test';
import { expectAccessible } from '../../../support/browser/page-watch';
import { signIn } from '../../../support/contract/admin-screens';
import { send } from '../../../support/enquiries/inbox';
import { newEmail, newName, newPhone } from '../../../support/values';

/** Time passes, of a clock that the test holds, until what the page learns by asking stands there. */
const passUntil = (page: Page, target: Locator, ms = 16_000) =>
  expect(async () => {
    await page.clock.runFor(ms);
    await expect(target).toBeVisible({ timeout: 1_000 });
  }).toPass();

/** The bar over the list, of this person’s enquiry. */
const newsOf = (page: Page, name: string) =>
  page
    .getByRole('status')
    .filter({ hasText: /new enquir(y|ies)/ })
    .filter({ hasText: name });

const list = (page: Page) => page.getByRole('list', { name: 'Enquiries' }).getByRole('link');
/** The entry of the panel, which says how many are new. */
const entry = (page: Page) =>
  page.getByRole('navigation', { name: 'Admin Panel' }).getByRole('link', { name: /^Enquiries/ });
const newCountOf = async (page: Page) =>
  Number(/\d+/.exec((await entry(page).textContent()) ?? '')?.[0] ?? 0);

test('a new enquiry waits behind a bar, and the list does not jump; one that comes while a list is empty stands in it by itself', async ({
  page,
}) => {
  await test.step('a new enquiry waits behind a bar, and the list does not jump', async () => {
    await page.clock.install();
    await send(page);
    await signIn(page, '/admin/enquiries');
    await expect(list(page).first()).toBeVisible();
    const before = await list(page).count();
    const name = await send(page);
    await passUntil(page, newsOf(page, name));
    expect(await list(page).count()).toBe(before);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(list(page).filter({ hasText: name })).toBeVisible();
  });
  await test.step('an enquiry that comes while a list is empty stands in it by itself', async () => {
    const name = newName('Awaited');
    await signIn(page, `/admin/enquiries?q=${encodeURIComponent(name)}`);
    await expect(page.getByText('No enquiries here.')).toBeVisible();
    await page.request.post('/api/v1/enquiries', {
      data: { name, email: newEmail(), phone: newPhone(), message: 'A visit on Sunday?' },
      headers: { accept: 'application/json' },
    });
    await passUntil(page, list(page).filter({ hasText: name }));
    await expect(page.getByText('No enquiries here.')).toHaveCount(0);
  });
});

test('on every screen, also in a tab of the background, panel and title say how many are new, and the dashboard lists them', async ({
  page,
}) => {
  await page.clock.install();
  await signIn(page, '/admin/projects');
  const before = await newCountOf(page);
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await send(page);
  await expect(async () => {
    await page.clock.runFor(61_000);
    expect(await newCountOf(page)).toBeGreaterThan(before);
  }).toPass();
  await expect(page).toHaveTitle(/^\(\d+\) Admin Panel/);
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveTitle(/^\(\d+\) /);
  const name = await send(page);
  const newest = page.getByRole('region', { name: 'Newest enquiries' });
  await passUntil(page, newest.getByRole('link', { name }), 61_000);
});

test('it is heard where somebody of this device wants it, once', async ({ page }) => {
  await page.clock.install();
  await page.addInitScript(() => {
    const { resume } = AudioContext.prototype;
    AudioContext.prototype.resume = function () {
      document.documentElement.dataset.sounds = String(
        Number(document.documentElement.dataset.sounds ?? 0) + 1,
      );
      return resume.call(this);
    };
  });
  const sounds = page.locator('html');
  await signIn(page, '/admin/enquiries');
  const choice = page.getByLabel('Sound for a new enquiry, on this device');
  await expect(choice).not.toBeChecked();
  await expect(async () => {
    await choice.press('Space');
    await expect(sounds).toHaveAttribute('data-sounds', /\d/, { timeout: 1_000 });
  }).toPass();
  await page.reload();
  await expect(choice).toBeChecked();
  const name = await send(page);
  await passUntil(page, newsOf(page, name));
  await expect(sounds).toHaveAttribute('data-sounds', '1');
  await page.clock.runFor(16_000);
  await expect(sounds).toHaveAttribute('data-sounds', '1');
});
