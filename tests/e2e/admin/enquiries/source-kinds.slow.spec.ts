import { sourceKindNames } from '@/lib/content/sources/sources';
import { expect, type Page, test } from '../../../support/browser/browser-test';
import { expectFineAt } from '../../../support/browser/page-watch';
import { takeSession } from '../../../support/contract/admin-screens';
import { addSource, setUpSource, walkSource } from '../../../support/enquiries/source-walk';
import { type SecondServer, startSecondServer } from '../../../support/servers/second-server';
import { accounts, type PortalStandIn, startPortalStandIn } from '../../../support/stand-ins/portal-stand-in';

/** What an office has for it, from the first look at the screen to the first enquiry. */
const mostSeconds = 180;
let portals: PortalStandIn;
let server: SecondServer;

test.beforeAll(async () => {
  portals = await startPortalStandIn();
  server = await startSecondServer({ SOURCES_BASE_URL: portals.url, WEBHOOKS_PRIVATE: 'allow' });
});

test.afterAll(async () => {
  await server.stop();
  await portals.stop();
});

const expectFine = (page: Page) => expectFineAt(page, 360, 1440);

/** One of each way: a form that names fields, a service that signs, a mail, and one that is asked. */
for (const kind of ['form', 'meta', 'mail', 'magicbricks_polled'] as const)
  test(`${sourceKindNames[kind]} is added from nothing by its screen alone, until its first enquiry is there`, async ({
    page,
  }) => {
    await takeSession(page);
    expect(await walkSource(page, { origin: server.url, kind, portals })).toBeLessThan(mostSeconds);
  });

test('a source that is asked says why it tells nothing, and nothing of what it is asked with is shown again', async ({
  page,
}) => {
  await takeSession(page);
  await addSource(page, server.url, 'magicbricks_polled');
  await expect(page.getByText('Not set up').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Fetch now' })).toBeDisabled();
  portals.behave('magicbricks_polled', () => 'denied');
  await setUpSource(page, 'magicbricks_polled');
  await page.getByRole('button', { name: 'Fetch now' }).click();
  const health = page.getByRole('region', { name: 'Health' });
  await expect(health.getByText('No answer')).toBeVisible();
  await expect(
    health.getByText('MagicBricks does not allow the IP address of this server.').first(),
  ).toBeVisible();
  await expectFine(page);
  expect(await page.content()).not.toContain(accounts.magicbricks_polled.key);
  await expect(page.getByLabel('Key', { exact: true })).toHaveValue('');
  await page.getByRole('switch', { name: 'Fetch without https where MagicBricks has none' }).check();
  await expect(page.getByText(/^Agreed by/)).toBeVisible();
  await page.getByRole('button', { name: 'Fetch now' }).click();
  await expect(page.getByText('The website fetched a moment ago.')).toBeVisible();
});
