import { expect, type Page, test } from '../../../support/browser/browser-test';
import { expectAccessible } from '../../../support/browser/page-watch';
import { officeLines, startNewSite, walkToLaunch } from '../../../support/records/new-builder';
import type { EmptySite } from '../../../support/servers/empty-site';

let site: EmptySite;

test.beforeAll(async () => {
  site = await startNewSite();
});

test.afterAll(() => site.stop());

const stock = ['hero-tower', 'courtyard-2', 'row-villas-2', 'corner-office-2', 'living-room', 'film-poster'];

/** The stock pictures that the website shows somewhere. */
async function listShownStock(page: Page): Promise<string[]> {
  const paths = [
    '/',
    '/contact',
    '/about',
    '/aboutclick',
    '/brands',
    '/faqs',
    '/786313login',
    '/no-such-page',
  ];
  const pages = paths.map(async (path) => (await page.request.get(site.url + path)).text());
  const all = (await Promise.all(pages)).join('');
  return stock.filter((name) => all.includes(`/media/${name}/`));
}

test('a new builder comes from an empty website to all that the office can do itself, by the links of the list alone', async ({
  page,
}) => {
  // Some twenty screens, one after the other.
  test.setTimeout(300_000);
  const walked = await walkToLaunch(page, site, async (line) => {
    if (line === 'Pictures of the pages') await expectAccessible(page);
  });
  expect(walked).toEqual(officeLines);
  // What is left is for who runs the server, and says what to send.
  await expect(page.getByRole('heading', { name: /is to do$/ })).toHaveText([
    'Web address is to do',
    'Backup is to do',
  ]);
  await expect(page.getByText('Send it to the person who runs the server:')).toHaveCount(2);

  expect(await listShownStock(page)).toEqual([]);
  const home = await (await page.request.get(site.url)).text();
  for (const text of ['Homes that last.', 'Tower Homes', '+91 98450 12345']) expect(home).toContain(text);
});
