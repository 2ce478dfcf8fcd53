import { expect, type Page } from 'playwright/test';
import { stockPictures } from '../../../lib/content/pictures/stock-pictures';
import { illustrations } from '../../../lib/shared/pictures/illustrations';
import { untilHydrated } from '../browser/hydrated';
import { logInByForm } from '../contract/admin-screens';
import { type EmptySite, startEmptySite } from '../servers/empty-site';
import { startDnsStandIn } from '../stand-ins/dns-stand-in';
import { startMailStandIn } from '../stand-ins/mail-stand-in';
import { makeUpload } from './picture';

const person = { email: 'asha@tower.example', password: 'areca terrace 91 monsoon' };

/** A site with nothing on it, beside stand-ins for the mail service and DNS. */
export async function startNewSite(): Promise<EmptySite> {
  const [mail, dns] = await Promise.all([startMailStandIn(), startDnsStandIn()]);
  dns.set('TXT', 'send.tower.example', 'v=spf1 include:amazonses.com ~all');
  dns.set('MX', 'send.tower.example', '10 feedback-smtp.eu-west-1.amazonses.com');
  dns.set('TXT', 'resend._domainkey.tower.example', 'p=MIGf');
  dns.set('TXT', '_dmarc.tower.example', 'v=DMARC1; p=none;');
  const site = await startEmptySite({ RESEND_BASE_URL: mail.url, DNS_SERVERS: dns.address });
  const stop = async () => {
    await site.stop();
    await Promise.all([mail.stop(), dns.stop()]);
  };
  return { ...site, stop };
}

const wayBack = (page: Page) => page.getByRole('link', { name: /^Back to the list, / });
/** As a person goes on: what has the focus is filled in first. */
const type = (page: Page, text: string) => page.keyboard.type(text);
const save = (page: Page) => page.keyboard.press('Control+s');
const fill = (page: Page, label: string, text: string) =>
  page.getByLabel(label, { exact: true }).first().fill(text);

/** What a person does where a line of the list has led to; the control has the focus. */
const work: Record<string, (page: Page) => Promise<void>> = {
  'Name and lines of the brand': async (page) => {
    await fill(page, 'Name', 'Tower Homes');
    await fill(page, 'Short name', 'Tower');
    await fill(page, 'Tagline', 'Homes that last');
    await fill(page, 'Text in the footer', 'A family of builders.');
    await fill(page, 'Year of foundation', '2011');
    await save(page);
  },
  'Phone, e-mail and address': async (page) => {
    await fill(page, 'Phone', '+91 98450 12345');
    await fill(page, 'Email', 'office@tower.example');
    await fill(page, 'Address', 'Tower One');
    for (let link = 0; link < 3; link += 1) await page.getByRole('button', { name: 'Remove link 1' }).click();
    await save(page);
  },
  'Your projects': async (page) => {
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog', { name: 'Add Project' });
    await sheet.getByLabel('Name required').fill('Tower One');
    await sheet.getByLabel('Status').selectOption('ongoing');
    // Without it the list would ask for it next.
    await sheet.getByRole('button', { name: 'Go to Registration' }).click();
    await sheet.getByRole('button', { name: 'Add a registration' }).click();
    await type(page, 'PRM/KA/RERA/0000/000/PR/000000/000001');
    await sheet.getByLabel('Completion date registered').fill('2040-12-31');
    await expect(sheet.getByText('May not be advertised')).toBeHidden();
    await save(page);
    await expect(sheet).toBeHidden();
  },
  'Pictures at the top of the home page': async (page) => {
    // What the website really shows meanwhile.
    await expect(page.getByText(/^Until then, the home page opens with this picture/)).toBeVisible();
    const { alt } = illustrations.heroTower;
    await expect(page.getByRole('img', { name: alt })).toBeVisible();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Upload Images' });
    await dialog.locator('input[type=file]').setInputFiles([await makeUpload('dawn.jpg', 3)]);
    await dialog.getByLabel('Alt text of picture 1').fill('A tower at dawn');
    await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
    await expect(dialog).toBeHidden();
  },
  'Introduction of the home page': async (page) => {
    await fill(page, 'First sentence', 'Homes that last.');
    await fill(page, 'Text next to it', 'Built by one family.');
    await save(page);
  },
  'The four stats': async (page) => {
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Years of Experience').fill('15');
    await save(page);
    await expect(dialog).toBeHidden();
  },
  'Board members': async (page) => {
    await page.keyboard.press('Enter');
    const form = page.getByRole('dialog', { name: 'Add New Director' });
    await form.getByLabel('Name required').fill('Asha Rai');
    await form.getByLabel('Position required').fill('Director');
    await form.locator('input[type=file]').setInputFiles(await makeUpload('asha.jpg', 40));
    await form.getByLabel('Alt text of the photo').fill('Asha at a site');
    await form.getByRole('textbox', { name: 'Bio' }).click();
    await type(page, 'Builds what others draw.');
    await expect(form.getByRole('button', { name: 'Replace photo' })).toBeVisible();
    await save(page);
    await expect(form).toBeHidden();
  },
  'About Us and the story': async (page) => {
    await fill(page, 'First sentence of About Us', 'We began with one house.');
    await fill(page, 'First paragraph of the story', 'How we began.');
    const texts = page.getByLabel('Text', { exact: true });
    for (const text of await texts.all()) await text.fill('We build, and we stay.');
    await save(page);
  },
  'Pictures of the pages': async (page) => {
    for (const [index, { label }] of Object.values(stockPictures).entries()) {
      const field = page.getByLabel(label, { exact: true });
      await field.setInputFiles(await makeUpload(`place-${index}.jpg`, 60 + index));
      const alt = page.getByLabel(`Alt text of the ${label.charAt(0).toLowerCase()}${label.slice(1)}`);
      await alt.fill(`A place of ours, ${index + 1}`);
    }
    await save(page);
  },
  'Questions and answers': async (page) => {
    const questions = page.getByLabel('Question', { exact: true });
    await questions.last().fill('Which projects are ongoing?');
    await save(page);
  },
  'Titles and texts in search results': async (page) => {
    const texts = page.locator('main form').locator('input, textarea');
    for (const text of await texts.all()) await text.fill('Homes by Tower Homes');
    await save(page);
  },
  'Details that the law requires': async (page) => {
    await type(page, 'Tower Homes Private Limited');
    await fill(page, 'CIN or LLPIN', 'U45200KA1995PTC000000');
    await fill(page, 'Grievance contact', 'Asha Rai, asha@tower.example');
    await fill(page, 'Contact for data requests', 'Asha Rai, asha@tower.example');
    await save(page);
  },
  'Registrations of advertised projects': async (page) => {
    await page.getByLabel('Projects without a valid registration').selectOption('enforce');
    await save(page);
  },
  'Privacy Policy': save,
  'Terms of Service': save,
  'Who receives enquiries': async (page) => {
    await type(page, 'sales@tower.example');
    await save(page);
  },
  'Mail delivery': async (page) => {
    await type(page, 're_sending');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Account at the mail service Done' })).toBeFocused();
    await page.getByLabel('Address that mail comes from').fill('office@tower.example');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Sender Done' })).toBeFocused();
    await expect(page.getByRole('heading', { name: 'DNS of the sender’s domain Done' })).toBeVisible();
    await page.getByRole('button', { name: 'Send a test' }).press('Enter');
    await expect(page.getByText(/^The mail service accepted it/)).toBeVisible();
  },
  'A second admin': async (page) => {
    await page.keyboard.press('Enter');
    const form = page.getByRole('dialog', { name: 'Invite a person' });
    await form.getByLabel('Name required').fill('Divya Pai');
    await form.getByLabel('Email required').fill('divya@tower.example');
    await form.getByLabel('Role').selectOption('Admin');
    await form.getByRole('button', { name: 'Make the link' }).press('Enter');
    const shown = page.getByRole('dialog', { name: 'Invitation for Divya Pai' });
    const link = await shown.getByLabel('Link of the invitation').inputValue();
    await shown.getByRole('button', { name: 'Done' }).click();
    const other = await page.context().browser()?.newContext();
    const guest = await other?.newPage();
    await guest?.goto(link);
    await guest?.getByLabel('Password').fill('laterite kayak monsoon 88');
    await guest?.keyboard.press('Enter');
    await guest?.waitForURL(/\/admin/);
    await other?.close();
    await page.reload();
    await untilHydrated(page);
  },
};

/** The lines of the list that the office can do itself, in its order. */
export const officeLines: readonly string[] = Object.keys(work);

async function makeFirstAdmin(page: Page, site: EmptySite): Promise<void> {
  await page.goto(`${site.url}/786313login`);
  await untilHydrated(page);
  await page.getByLabel('Setup code').fill(site.setupCode);
  await page.getByLabel('Name').fill('Asha Rai');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password').fill(person.password);
  await page.getByRole('button', { name: 'Create the first admin' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await untilHydrated(page);
  await logInByForm(page, person);
  await expect(page).toHaveURL(`${site.url}/admin`);
}

/**
 * Goes from the setup code to the end of the list by its own links, as a new builder does, and answers the lines in the order in which
 * it named them. `look` is called where a line was worked on, before the way back.
 */
export async function walkToLaunch(
  page: Page,
  site: EmptySite,
  look: (line: string) => Promise<void> = async () => {},
): Promise<string[]> {
  await makeFirstAdmin(page, site);
  await page.getByRole('link', { name: /^Not ready for visitors/ }).click();
  const title = page.getByRole('heading', { name: 'Ready to launch?' });
  const way = page.locator('main ol ol').getByRole('link', { name: /^(?!By ).+: / });
  const walked: string[] = [];
  for (;;) {
    await expect(title).toBeVisible();
    if ((await way.count()) === 0) return walked;
    const line = (await way.first().getAttribute('aria-label'))?.replace(/^.*?: /, '') ?? '';
    // A line that did not go away would be walked for ever.
    expect(walked).not.toContain(line);
    walked.push(line);
    await way.first().press('Enter');
    await expect(title).toBeHidden();
    const before = (await wayBack(page).textContent()) ?? '';
    await expect(page.locator('main :focus')).toBeVisible();
    // The focus may come before the form takes keys.
    await untilHydrated(page);
    await work[line]?.(page);
    await expect(wayBack(page)).not.toHaveText(before);
    await look(line);
    await wayBack(page).press('Enter');
  }
}
