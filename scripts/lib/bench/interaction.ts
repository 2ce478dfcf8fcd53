import { type Browser, chromium, type Page } from 'playwright/test';
import { controlLabels } from '@/lib/content/control-labels';
import { findChromium } from '../programs/chromium';
import type { Bench } from './bench';
import { median } from './median';
import type { Row } from './row';
import { measureScrolling } from './scrolling';
import { onSlowPhone } from './slow-phone';

const limitMs = 80;

type Interaction = {
  what: string;
  path: string;
  /** What somebody does before, and looks at for a moment. */
  look?: (page: Page) => Promise<void>;
  act: (page: Page) => Promise<void>;
};

/** The browser tells of an interaction after the frame that shows it. */
const pauseMs = 500;

const listInteractions = (slug: string | undefined): Interaction[] => [
  {
    what: 'menu',
    path: '/',
    act: async (page) => {
      await page.getByRole('button', { name: controlLabels.openMenu }).tap();
      await page.getByRole('button', { name: controlLabels.closeMenu }).tap();
    },
  },
  { what: 'accordion', path: '/faqs', act: (page) => page.locator('main details summary').nth(1).tap() },
  {
    what: 'overlay',
    path: `/projects/${slug}`,
    look: async (page) => {
      await page.locator('a.zoom').first().scrollIntoViewIfNeeded();
      await page
        .locator('a.zoom img')
        .first()
        .evaluate((picture: HTMLImageElement) => picture.decode());
    },
    act: async (page) => {
      await page.locator('a.zoom').first().tap();
      await page.getByRole('dialog').getByRole('button', { name: controlLabels.next }).tap();
    },
  },
  {
    what: 'slider',
    path: '/',
    act: (page) => page.getByRole('region').getByRole('button', { name: controlLabels.next }).first().tap(),
  },
  {
    what: 'form',
    path: '/contact',
    act: async (page) => {
      await page.locator('#enquiry-name').pressSequentially('Ananya');
      await page.locator('form:has(#enquiry-name) [type=submit]').tap();
    },
  },
];

/** The slowest of the interactions until the page has painted what it changed. The browser reports none under 16 ms. */
function measureOnce(browser: Browser, base: string, { path, look, act }: Interaction): Promise<number> {
  const pause = (page: Page) => page.evaluate((ms) => new Promise((done) => setTimeout(done, ms)), pauseMs);
  return onSlowPhone(browser, base + path, async (page) => {
    await look?.(page);
    await pause(page);
    await page.evaluate(() => {
      const slowest = { ms: 16 };
      Object.assign(window, { slowest });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
          if (entry.interactionId > 0) slowest.ms = Math.max(slowest.ms, entry.duration);
      }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    });
    await act(page);
    await pause(page);
    return page.evaluate(() => (window as unknown as { slowest: { ms: number } }).slowest.ms);
  });
}

/** Interaction to next paint of what visitors use most, and frames while they scroll, on a phone whose processor is four times as slow. */
export async function measureInteraction({ base, isBrief }: Bench): Promise<Row[]> {
  const projects = (await (await fetch(`${base}/api/projects`)).json()) as {
    slug: string;
    images: object[];
  }[];
  const shown = projects.find(({ images }) => images.length > 1);
  const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });
  try {
    const rounds = isBrief ? 1 : 5;
    const rows = await measureScrolling(browser, base, rounds);
    for (const interaction of listInteractions(shown?.slug)) {
      const times: number[] = [];
      for (let round = 0; round < rounds; round += 1)
        times.push(await measureOnce(browser, base, interaction));
      rows.push({
        what: `${interaction.what}, to the next paint`,
        ours: median(times),
        unit: 'ms',
        against: { name: 'limit', value: limitMs },
        bar: { most: 1 },
      });
    }
    return rows;
  } finally {
    await browser.close();
  }
}
