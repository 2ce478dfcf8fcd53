import { type BrowserContext, chromium, type Locator, type Page } from 'playwright/test';
import { contactContent } from '@/lib/content/contact';
import { contactBarLabels } from '@/lib/content/contact-bar';
import { messages } from '@/lib/content/messages';
import { projectsContent } from '@/lib/content/projects-pages';
import { findChromium } from '../chromium';
import type { Bench } from './bench';
import { median } from './median';
import type { Row } from './row';
import { phone, slowdown } from './slow-phone';

/** Slow 4G, as Lighthouse has it; throughput in bytes a second. */
const line = { offline: false, latency: 400, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };
/** Of a thumb that types, and of eyes that look for the next thing to tap. */
const pace = { keyMs: 150, lookMs: 1000 };
const limits = { seconds: 60, taps: 10 };
const stepDeadlineMs = 60_000;

type Visit = { seconds: number; taps: number };

async function openSlowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultTimeout(stepDeadlineMs);
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', line);
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
}

/** Somebody who has never been here asks about a 3 BHK flat: what they tap and type, until they read that it was sent. */
async function visit(page: Page, base: string): Promise<Visit> {
  let taps = 0;
  const tap = async (target: Locator) => {
    await target.waitFor();
    await page.waitForTimeout(pace.lookMs);
    await target.tap();
    taps += 1;
  };
  const type = async (field: Locator, text: string) => {
    await tap(field);
    await field.pressSequentially(text, { delay: pace.keyMs });
  };
  const started = performance.now();
  await page.goto(base, { waitUntil: 'commit' });
  const words = page.getByLabel(projectsContent.search);
  await type(words, '3 BHK flat');
  await words.press('Enter');
  taps += 1;
  await page.waitForURL(/\/projects\?q=/, { waitUntil: 'commit' });
  await tap(page.locator('main h2 a').first());
  await page.waitForURL(/\/projects\/[\w-]+$/, { waitUntil: 'commit' });
  await tap(page.getByRole('link', { name: contactBarLabels.enquire, exact: true }));
  const { labels, send } = contactContent;
  const form = page.locator('form:has(#enquiry-name)');
  await type(form.getByLabel(labels.name), 'Ananya Rao');
  await type(form.getByLabel(labels.email), 'ananya@example.com');
  await type(form.getByLabel(labels.phone), '98450 12345');
  await type(form.getByLabel(labels.message), 'Please call me about a 3 BHK flat.');
  await tap(form.getByRole('button', { name: send }));
  await page.getByText(messages.contact.thanksTitle).waitFor();
  return { seconds: (performance.now() - started) / 1000, taps };
}

/** From the first screen to a sent enquiry, on a phone whose processor is four times as slow, by slow 4G. */
export async function measureVisit({ base, isBrief }: Bench): Promise<Row[]> {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });
  try {
    const visits: Visit[] = [];
    for (let round = 0; round < (isBrief ? 1 : 3); round += 1) {
      const context = await browser.newContext(phone);
      visits.push(await visit(await openSlowPage(context), base));
      await context.close();
    }
    const toRow = (unit: keyof Visit): Row => ({
      what: `first visit to a sent enquiry, ${unit}`,
      ours: median(visits.map((each) => each[unit])),
      unit: unit === 'seconds' ? 's' : '',
      against: { name: 'limit', value: limits[unit] },
      bar: { most: 1 },
    });
    return [toRow('seconds'), toRow('taps')];
  } finally {
    await browser.close();
  }
}
