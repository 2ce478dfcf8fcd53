import { chromium, type Page } from 'playwright/test';
import { contactContent } from '@/lib/content/enquiries/contact';
import { messages } from '@/lib/content/messages';
import { contactBarLabels } from '@/lib/content/pages/contact-bar';
import { projectsContent } from '@/lib/content/projects/projects-pages';
import { findChromium } from '../programs/chromium';
import type { Bench } from './bench';
import { median } from './median';
import type { Row } from './row';
import { openSlowPage, Thumb } from './slow-line';
import { phone } from './slow-phone';

const limits = { seconds: 60, taps: 10 };

type Visit = { seconds: number; taps: number };

/** Somebody who has never been here asks about a 3 BHK flat: what they tap and type, until they read that it was sent. */
async function visit(page: Page, base: string): Promise<Visit> {
  const thumb = new Thumb();
  await page.goto(base, { waitUntil: 'commit' });
  const words = page.getByLabel(projectsContent.search);
  await thumb.type(words, '3 BHK flat');
  await thumb.enter(words);
  await page.waitForURL(/\/projects\?q=/, { waitUntil: 'commit' });
  await thumb.tap(page.locator('main h2 a').first());
  await page.waitForURL(/\/projects\/[\w-]+$/, { waitUntil: 'commit' });
  await thumb.tap(page.getByRole('link', { name: contactBarLabels.enquire, exact: true }));
  const { labels, send } = contactContent;
  const form = page.locator('form:has(#enquiry-name)');
  await thumb.type(form.getByLabel(labels.name), 'Ananya Rao');
  await thumb.type(form.getByLabel(labels.email), 'ananya@example.com');
  await thumb.type(form.getByLabel(labels.phone), '98450 12345');
  await thumb.type(form.getByLabel(labels.message), 'Please call me about a 3 BHK flat.');
  await thumb.tap(form.getByRole('button', { name: send }));
  await page.getByText(messages.contact.thanksTitle).waitFor();
  return { seconds: thumb.seconds(), taps: thumb.taps };
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
