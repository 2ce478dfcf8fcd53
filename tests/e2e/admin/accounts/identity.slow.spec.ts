import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { demoPromoter } from '../../../../lib/content/demo-promoter';
import { site } from '../../../../lib/content/site';
import { expect, test } from '../../../support/browser/browser-test';
import { expectAccessible, expectNoSidewaysScroll } from '../../../support/browser/page-watch';
import { alertsOf, openScreen, signIn } from '../../../support/contract/admin-screens';
import { chooseUnused } from '../../../support/records/picture-library';
import { newName } from '../../../support/values';

const address = '/admin/settings?part=identity';
const saved = (page: Page) => page.getByText('Brand: saved, and on the website.');

/** A word of light letters on nothing, as a designer hands it over. */
const drawPicture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 20, g: 90, b: 70, alpha: 0.9 } } })
    .png()
    .toBuffer();

const choose = async (page: Page, label: string, width: number, height: number) => {
  const buffer = await drawPicture(width, height);
  await page
    .getByLabel(label, { exact: true })
    .setInputFiles({ name: `${label}.png`, mimeType: 'image/png', buffer });
  await expect(
    page.getByRole('img', { name: `The ${label.charAt(0).toLowerCase()}${label.slice(1)} as it is` }),
  ).toBeVisible();
};

test('name, colours, logo and icon of the office are on every page, in the log-in and in the manifest at the next request, and go again', async ({
  page,
  request,
  browser,
}) => {
  await signIn(page, address);
  await page.getByLabel('Name', { exact: true }).fill('Sea Tower Homes');
  await page.getByLabel('Short name').fill('Sea Tower');
  await page.getByLabel('Year of foundation').fill('1987');
  await page.getByLabel('Dark colour', { exact: true }).fill('#16332b');
  await page.getByLabel('Accent colour', { exact: true }).fill('#8a5a00');
  await page.keyboard.press('Control+s');
  await expect(saved(page)).toBeVisible();
  await expect(page.getByRole('complementary').getByText('Sea Tower Homes')).toBeVisible();

  // Without a logo the name stands in letters, and its first letter is the icon.
  const visitor = await page.context().newPage();
  await visitor.goto('/faqs');
  await expect(visitor).toHaveTitle(/ \| Sea Tower Homes$/);
  await expect(visitor.getByRole('banner').getByRole('link', { name: 'Sea Tower Homes' })).toBeVisible();
  await expect(visitor.getByRole('contentinfo')).toContainText('Sea Tower Homes');
  // The promoter is of the contact, and still the demo's.
  const html = (await visitor.content()).replaceAll(demoPromoter.registeredName, '');
  expect(html).not.toContain(site.name);
  await expect(visitor.locator('html')).toHaveCSS('--brand-theme', '#16332b');
  await visitor.goto('/about');
  await expect(visitor.getByText('1987', { exact: true })).toBeVisible();
  await visitor.goto('/');
  await expectAccessible(visitor);
  const icon = (await visitor.locator('link[rel="icon"][sizes="192x192"]').getAttribute('href')) ?? '';
  const letter = await request.get(icon);
  expect([letter.status(), letter.headers()['content-type']]).toEqual([200, 'image/png']);

  await choose(page, 'Logo', 800, 200);
  await choose(page, 'Icon', 512, 512);
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('button', { name: 'Discard changes' })).toBeHidden();
  await visitor.goto('/contact');
  const logo = visitor.getByRole('banner').getByRole('img', { name: 'Sea Tower Homes' });
  await expect(logo).toHaveJSProperty('complete', true);
  expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const chosen = (await visitor.locator('link[rel="icon"][sizes="192x192"]').getAttribute('href')) ?? '';
  expect(chosen).not.toBe(icon);
  const { width, height, format } = await sharp(await (await request.get(chosen)).body()).metadata();
  expect([width, height, format]).toEqual([192, 192, 'png']);
  const manifest = await (await request.get('/manifest.webmanifest')).json();
  expect(manifest).toMatchObject({
    name: 'Sea Tower Homes',
    short_name: 'Sea Tower',
    theme_color: '#16332b',
  });
  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto('/786313login');
  await expect(stranger.getByRole('img', { name: 'Sea Tower Homes' })).toBeVisible();
  await expect(stranger.getByText('For Sea Tower office staff.')).toBeVisible();
  await stranger.context().close();

  await openScreen(page, address);
  await page.getByLabel('Name', { exact: true }).fill(site.name);
  await page.getByLabel('Short name').fill(site.shortName);
  await page.getByLabel('Year of foundation').fill(String(site.since));
  await page.getByLabel('Dark colour', { exact: true }).fill(site.colors.theme);
  await page.getByLabel('Accent colour', { exact: true }).fill(site.colors.accent);
  await page.getByRole('button', { name: 'Remove logo' }).click();
  await page.getByRole('button', { name: 'Remove icon' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(saved(page)).toBeVisible();
  await visitor.goto('/faqs');
  await expect(visitor).toHaveTitle(new RegExp(` \\| ${site.name}$`));
});

test('a picture of the pages replaces the stock one where it stands, with its text, at the next request, and Remove brings that back', async ({
  page,
  request,
}) => {
  const contactOf = async () => (await request.get('/contact')).text();
  const stock = '/media/corner-office-2/';
  expect(await contactOf()).toContain(stock);
  await signIn(page, address);
  await choose(page, 'Picture of Contact', 1600, 1000);
  await page.getByLabel('Alt text of the picture of Contact').fill('Our office, with the sea behind it');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Brand: saved, and on the website. Shown on: contact page.')).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  const shown = await contactOf();
  expect(shown).toContain('Our office, with the sea behind it');
  expect(shown).not.toContain(stock);
  await page.getByRole('button', { name: 'Remove picture of Contact' }).press('Enter');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Brand: saved', { exact: false })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Discard changes' })).toBeHidden();
  expect(await contactOf()).toContain(stock);
});

test('a colour that cannot be read is refused at its field, and the nearest that can is one press away; a picture of the library becomes the logo alone, and Discard takes it back', async ({
  page,
  api,
}) => {
  await test.step('a colour that cannot be read is refused at its field, and the nearest that can is one press away', async () => {
    await signIn(page, address);
    const field = page.getByLabel('Accent colour', { exact: true });
    await field.fill('#FFB000');
    await page.keyboard.press('Control+s');
    await expect(alertsOf(page)).toContainText('Text in this colour on the page has a contrast of 1.7:1');
    await expect(field).toBeFocused();
    await expectAccessible(page);
    await page.getByRole('button', { name: /^Take #/ }).press('Enter');
    await expect(page.getByRole('button', { name: /^Take #/ })).toBeHidden();
    await expect(field).toHaveValue(/^#[0-9a-f]{6}$/);
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await expect(field).toHaveValue(site.colors.accent);
  });
  await test.step('a picture of the library becomes the logo alone, as a copy, and Discard takes it back', async () => {
    const file = `${newName('logo').toLowerCase().replaceAll(' ', '-')}.jpg`;
    await api.uploadPicture(file, 93);
    await signIn(page, address);
    const shown = page.getByRole('img', { name: / as it is$/ });
    await expect(shown).toHaveCount(0);
    const open = page.getByRole('button', { name: 'From the library for the logo', exact: true });
    await open.press('Enter');
    await chooseUnused(page, file);
    await expect(open).toBeFocused();
    await expect(shown).toHaveCount(1);
    await expect(page.getByRole('img', { name: 'The logo as it is' })).toBeVisible();
    await page.setViewportSize({ width: 360, height: 740 });
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await expect(shown).toHaveCount(0);
  });
});
