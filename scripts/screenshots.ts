import fs from 'node:fs';
import path from 'node:path';
import { type Browser, chromium, type Page } from 'playwright/test';
import { sitePages } from '@/lib/content/pages/pages';
import { pagedKinds } from '@/lib/content/record-kinds';
import { openScreen } from '../tests/support/contract/admin-screens';
import { adminDialogs, adminScreens } from '../tests/support/contract/screens';
import { onStopSignal } from './lib/processes';
import { findChromium } from './lib/programs/chromium';
import { say } from './lib/say';
import { nameOf, openPage, settle, signIn, sizeOf } from './lib/screenshots/page';
import { makeTempFolder } from './lib/temp-folder';
import { makeTestSites } from './lib/testing/test-site';
import { clearSettings } from './lib/testing/tools';

const folder = 'screenshots';
const widths = [360, 768, 1280, 1920];

async function listPublic(base: string): Promise<string[]> {
  const findFirst = async (list: string) => {
    const [first] = (await (await fetch(`${base}${list}`)).json()) as { _id: string; slug?: string }[];
    return first?.slug ?? first?._id;
  };
  return [
    ...sitePages.map(({ href }) => href),
    ...(await Promise.all(pagedKinds.map(async ({ noun }) => `/${noun}/${await findFirst(`/api/${noun}`)}`))),
    '/projects?category=Commercial',
    '/projects?q=nothing+like+it',
    '/no-such-page',
    '/786313login',
    '/786313login/forgot',
    '/786313login/code',
  ];
}

async function sendEnquiries(base: string): Promise<void> {
  for (const [name, message] of [
    ['Ananya Rao', 'Is a visit possible on Sunday?'],
    ['Nikhil Pai', 'https://a.example https://b.example https://c.example https://d.example'],
  ]) {
    await fetch(`${base}/api/v1/enquiries`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ name, email: 'visitor@example.com', phone: '9800000000', message }),
    });
  }
}

async function takeDialogs(page: Page): Promise<void> {
  for (const { name, screen, button } of adminDialogs) {
    for (const width of widths) {
      await page.setViewportSize(sizeOf(width));
      await openScreen(page, screen);
      await page.getByRole('button', { name: button }).first().click();
      await page.locator('dialog[open], [role=dialog], [role=alertdialog]').first().waitFor();
      await page.screenshot({ path: path.join(folder, 'dialogs', `${name}-${width}.png`) });
    }
  }
}

async function takeAll(page: Page, group: string, addresses: string[]): Promise<void> {
  for (const address of addresses) {
    await openPage(page, address);
    for (const width of widths) {
      await page.setViewportSize(sizeOf(width));
      await settle(page);
      const file = path.join(folder, group, `${nameOf(address)}-${width}.png`);
      await page.screenshot({ path: file, fullPage: true });
    }
  }
}

export async function main(): Promise<void> {
  clearSettings();
  const temporary = makeTempFolder('screenshots');
  const sites = makeTestSites(temporary);
  let browser: Browser | undefined;
  const cleanUp = async () => {
    await browser?.close();
    await sites.stop();
    fs.rmSync(temporary, { recursive: true, force: true });
  };
  onStopSignal(() => void cleanUp().finally(() => process.exit(130)));
  try {
    const [site = {}] = await sites.start(1);
    const base = site.TEST_BASE_URL ?? '';
    browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });
    const page = await browser.newPage({ baseURL: base, reducedMotion: 'reduce' });
    fs.rmSync(folder, { recursive: true, force: true });
    await takeAll(page, 'public', await listPublic(base));
    await sendEnquiries(base);
    await signIn(page, {
      email: site.TEST_ADMIN_EMAIL ?? '',
      password: site.TEST_ADMIN_PASSWORD ?? '',
    });
    await takeAll(page, 'admin', adminScreens);
    for (const tab of ['open', 'spam']) {
      await page.goto(`/admin/enquiries?tab=${tab}`);
      await page.getByRole('list', { name: 'Enquiries' }).getByRole('link').first().click();
      await page.waitForURL('**/admin/enquiries/*');
      await takeAll(page, 'admin', [page.url().slice(base.length)]);
    }
    await takeDialogs(page);
    say(`The pictures are in ${folder}.`);
  } finally {
    await cleanUp();
  }
}
