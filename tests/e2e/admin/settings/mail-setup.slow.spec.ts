import { expect, type Page, test } from '../../../support/browser/browser-test';
import { expectAccessible, expectNoSidewaysScroll } from '../../../support/browser/page-watch';
import { signIn } from '../../../support/contract/admin-screens';
import { querySql } from '../../../support/database/sql';
import { type SecondServer, startSecondServer } from '../../../support/servers/second-server';
import { type DnsStandIn, startDnsStandIn } from '../../../support/stand-ins/dns-stand-in';
import { type MailStandIn, startMailStandIn } from '../../../support/stand-ins/mail-stand-in';

const path = '/admin/enquiries/delivery';
let mail: MailStandIn;
let dns: DnsStandIn;
let server: SecondServer;

test.beforeAll(async () => {
  [mail, dns] = await Promise.all([startMailStandIn(), startDnsStandIn()]);
  server = await startSecondServer({ RESEND_BASE_URL: mail.url, DNS_SERVERS: dns.address });
});

test.afterAll(async () => {
  await server.stop();
  await Promise.all([mail.stop(), dns.stop()]);
});

test.beforeEach(() => {
  dns.clear();
  dns.be('up');
});

const stepOf = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name: title }) });

const openSetup = (page: Page) => signIn(page, `${server.url}${path}`);

/** As if it had been typed in; what is not sealed is read as it is. */
const keep = (part: string, value: object) =>
  querySql('insert into setting (part, value, updated_at) values ($1, $2, now())', [
    part,
    JSON.stringify(value),
  ]);

async function saveKey(page: Page, key: string): Promise<void> {
  await page.getByLabel('Key', { exact: true }).fill(key);
  await page.getByLabel('Key', { exact: true }).press('Enter');
}

async function saveSender(page: Page): Promise<void> {
  await page.getByLabel('Name that receivers read').fill('Tower Homes');
  await page.getByLabel('Address that mail comes from').fill('office@example.com');
  await page.getByLabel('Address that mail comes from').press('Enter');
}

test('mail is set up step by step, and the key never comes back', async ({ page }) => {
  const key = stepOf(page, 'Account at the mail service');
  await openSetup(page);
  await expect(key).toContainText('To do');
  await expect(stepOf(page, 'DNS of the sender’s domain')).toContainText('Set the sender first');
  await expect(stepOf(page, 'Who receives enquiries')).toContainText('Nobody yet.');

  await saveKey(page, 're_wrong');
  await expect(key).toContainText('Resend does not know this key');
  await expect(page.getByLabel('Key', { exact: true })).toBeFocused();
  await saveKey(page, 're_typed');
  await expect(key).toContainText('It ends in yped');
  await expect(
    page.getByRole('heading', { level: 3, name: 'Account at the mail service Done' }),
  ).toBeFocused();

  await saveSender(page);
  await expect(stepOf(page, 'Sender Done')).toContainText(
    'Mails come from Tower Homes <office@example.com>.',
  );
  await expect(stepOf(page, 'DNS of the sender’s domain')).toContainText(
    'example.com is not added at Resend yet',
  );
  await page.getByRole('button', { name: 'Send a test' }).click();
  await expect(page.getByText('The mail service accepted it. Check the inbox of')).toBeVisible();
  await expect(stepOf(page, 'Test Done')).toBeVisible();
  expect(mail.accounts).toContain('re_typed');
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });

  const drawn = await (await page.request.get(`${server.url}${path}`)).text();
  const data = await (await page.request.get(`${server.url}${path}`, { headers: { rsc: '1' } })).text();
  expect(drawn).toContain('yped');
  for (const text of [drawn, data, await page.content(), server.readLog()])
    expect(text).not.toContain('re_typed');
});

test('a record that DNS lacks is named with what to add, and is found when it is looked up again', async ({
  page,
}) => {
  const domain = stepOf(page, 'DNS of the sender’s domain');
  const record = (purpose: string) => domain.getByRole('listitem').filter({ hasText: purpose });
  const spf = 'v=spf1 include:amazonses.com ~all';
  await keep('mail sender', { name: 'Tower Homes', address: 'office@example.com' });
  dns.set('TXT', 'send.example.com', 'v=spf1 include:other.example ~all');
  await openSetup(page);
  await expect(domain).toContainText('To do');
  await expect(record('SPF')).toContainText('Different: change it to this');
  await expect(record('SPF')).toContainText(spf);
  await expect(record('DKIM')).toContainText('Missing: add it');
  await expect(record('DKIM')).toContainText('resend._domainkey.example.com');
  await expect(record('DMARC')).toContainText('v=DMARC1; p=none;');
  await expectNoSidewaysScroll(page);

  dns.set('TXT', 'send.example.com', spf);
  await page.getByRole('button', { name: 'Check again' }).press('Enter');
  await expect(record('SPF')).toContainText('Found');
  dns.be('failing');
  await page.getByRole('button', { name: 'Check again' }).press('Enter');
  await expect(record('SPF')).toContainText('Could not be checked');
});

test('a key is removed after a question, and mail is not set up any more; one that the mail service has not answered for is not done', async ({
  page,
}) => {
  await test.step('a key is removed after a question, and mail is not set up any more', async () => {
    await keep('mail key', { sealed: 're_typed' });
    await openSetup(page);
    await page.getByRole('button', { name: 'Remove the key' }).press('Enter');
    const question = page.getByRole('dialog', { name: 'Remove the key?' });
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Remove' }).click();
    await expect(stepOf(page, 'Account at the mail service To do')).toContainText('Removed.');
    await expect(page.getByLabel('Key', { exact: true })).toBeEmpty();
    await page.goto(`${server.url}/admin/history`);
    await expect(page.getByText('updated how mail is sent').first()).toBeVisible();
  });
  await test.step('a key that the mail service has not answered for is not done, here and in the list of the launch', async () => {
    mail.be('down');
    await openSetup(page);
    await saveKey(page, 're_wrong');
    const step = page.getByRole('heading', { level: 3, name: 'Account at the mail service' });
    await expect(step).toHaveText('Account at the mail service Not tried');
    await expect(stepOf(page, 'Account at the mail service')).toContainText(
      'It is not known yet whether Resend accepts this key',
    );
    mail.be('up');
  });
});
