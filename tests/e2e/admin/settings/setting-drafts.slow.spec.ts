import type { Page } from 'playwright/test';
import { openSession } from '../../../support/accounts/admin-session';
import { addEditor } from '../../../support/accounts/people';
import { expect, test } from '../../../support/browser/browser-test';
import { expectAccessible, expectNoSidewaysScroll } from '../../../support/browser/page-watch';
import { openScreen, signIn } from '../../../support/contract/admin-screens';
import { newName } from '../../../support/values';

const home = '/admin/settings?part=home';
const statementOf = (page: Page) => page.getByLabel('First sentence');
const aboutOf = (page: Page) => page.getByLabel('Text next to it');
const draftOf = (page: Page) => page.getByRole('region', { name: /^Drafts/ });

/** Types the first sentence and saves it as a draft, until the form holds that. */
async function saveDraft(page: Page, words: string): Promise<void> {
  await statementOf(page).fill(words);
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByRole('heading', { name: 'Home page', level: 2 })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeVisible();
  await expect(statementOf(page)).toHaveValue(words);
}

test('the words of the first page are kept as a draft, seen by a link without a log-in, and published by the main button', async ({
  page,
  browser,
}) => {
  const words = newName('Homes by the river.');
  const [before, beside] = [newName('Beside it.'), newName('Beside it, too.')];
  await signIn(page, home);
  await aboutOf(page).fill(before);
  await saveDraft(page, words);
  await expect(draftOf(page)).toContainText('Home page Changes to this part, saved by ');
  await expect(page.getByRole('link', { name: 'Home page Draft' })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });

  const link = await draftOf(page).getByRole('link', { name: 'Preview of Home page' }).getAttribute('href');
  const { isMobile, hasTouch, viewport } = test.info().project.use;
  const context = await browser.newContext({ isMobile, hasTouch, viewport });
  const visitor = await context.newPage();
  await visitor.goto(link ?? '');
  await expect(visitor.getByRole('heading', { level: 1, name: words })).toBeVisible();
  await expect(visitor.getByText('This is a draft. The website does not show it.')).toBeVisible();
  await expectNoSidewaysScroll(visitor);
  await visitor.goto('/');
  await expect(visitor.getByText(words)).toHaveCount(0);

  await openScreen(page, home);
  await expect(aboutOf(page)).toHaveValue(before);
  await aboutOf(page).fill(beside);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Home page: saved, and on the website.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
  await expect(draftOf(page)).toBeHidden();
  await visitor.reload();
  await expect(visitor.getByRole('heading', { level: 1, name: words })).toBeVisible();
  await expect(visitor.getByText(beside)).toBeVisible();
  await context.close();
});

test('a draft of a part that was saved meanwhile asks which of the two stays', async ({ page, api }) => {
  const mine = newName('Mine.');
  const theirs = newName('Theirs.');
  await signIn(page, home);
  await saveDraft(page, mine);
  await api.saveSetting('home', { statement: theirs, about: 'Slowly.' });
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const conflict = page.getByRole('dialog', { name: 'This part of the settings was saved in the meantime' });
  await expect(conflict.getByRole('row', { name: `First sentence ${mine} ${theirs}` })).toBeVisible();
  await expectAccessible(page);
  await conflict.getByRole('button', { name: 'Keep mine' }).press('Enter');
  await expect(page.getByText('Home page: saved, and on the website.')).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: mine })).toBeVisible();
});

test('a draft gets a time, which the dashboard of an editor leads to, and is had back after it was discarded', async ({
  page,
}) => {
  const words = newName('Homes on the hill.');
  await signIn(page, home, await openSession(page.request, await addEditor()));
  const live = await statementOf(page).inputValue();
  await saveDraft(page, words);
  await page.getByText('Publish at a time').click();
  await page.getByLabel('Publish the saved draft automatically on', { exact: true }).fill('2099-01-01T10:00');
  await page.getByRole('button', { name: 'Set: Publish the saved draft automatically on' }).click();
  await expect(draftOf(page)).toContainText('To be published:');

  await draftOf(page).getByRole('button', { name: 'Discard the draft of Home page' }).click();
  await expect(statementOf(page)).toHaveValue(live);
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(statementOf(page)).toHaveValue(words);
  await expect(draftOf(page)).toContainText('To be published:');

  await openScreen(page, '/admin');
  await page.getByRole('region', { name: 'Planned' }).getByRole('link', { name: 'Home page' }).click();
  await expect(page).toHaveURL(home);
  await expect(statementOf(page)).toHaveValue(words);
});

test('both pages of a draft of the story are seen by its link', async ({ page }) => {
  const words = newName('Since the first wall.');
  await signIn(page, '/admin/settings?part=story');
  await page.getByLabel('First paragraph of the story').fill(words);
  await page.getByLabel('First sentence of About Us').fill(`${words} Still.`);
  await page.getByRole('button', { name: 'Save draft' }).click();
  const link = await draftOf(page).getByRole('link', { name: 'Preview of About' }).getAttribute('href');
  await page.goto(link ?? '');
  await expect(page.getByText(words, { exact: true })).toBeVisible();
  const pages = page.getByRole('navigation', { name: 'Pages of this draft' });
  await pages.getByRole('link', { name: 'About Us' }).click();
  await expect(page.getByText(`${words} Still.`)).toBeVisible();
  await expect(pages.getByRole('link', { name: 'About Us' })).toHaveAttribute('aria-current', 'page');
});

test('a draft of the brand is seen by its link with its name and its colours, and on the website once it is published', async ({
  page,
  browser,
}) => {
  const [name, ink, accent] = ['Sea Tower Homes', 'rgb(22, 51, 43)', 'rgb(138, 90, 0)'];
  await signIn(page, '/admin/settings?part=identity');
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Dark colour', { exact: true }).fill('#16332b');
  await page.getByLabel('Accent colour', { exact: true }).fill('#8a5a00');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(name);
  await expect(page.getByRole('link', { name: 'Brand Draft' })).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });

  const link = await draftOf(page).getByRole('link', { name: 'Preview of Brand' }).getAttribute('href');
  const { isMobile, hasTouch, viewport } = test.info().project.use;
  const context = await browser.newContext({ isMobile, hasTouch, viewport });
  const visitor = await context.newPage();
  const logoOf = visitor.getByRole('banner').getByRole('link', { name });
  const footer = visitor.getByRole('contentinfo');
  const action = visitor.locator('main .bg-terra').first();
  await visitor.goto(link ?? '');
  await expect(visitor).toHaveTitle(`Preview | ${name}`);
  await expect(logoOf).toBeVisible();
  await expect(footer).toContainText(name);
  await expect(footer).toHaveCSS('background-color', ink);
  await expect(action).toHaveCSS('background-color', accent);
  await expectAccessible(visitor);
  await expectNoSidewaysScroll(visitor);
  // Its links lead to what is live.
  await footer.getByRole('link', { name: 'Privacy Policy' }).first().click();
  await expect(visitor.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
  await expect(logoOf).toHaveCount(0);
  await expect(footer).not.toHaveCSS('background-color', ink);

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Brand: saved, and on the website.')).toBeVisible();
  await visitor.goto('/');
  await expect(logoOf).toBeVisible();
  await expect(footer).toHaveCSS('background-color', ink);
  await expect(action).toHaveCSS('background-color', accent);
  await context.close();
});
