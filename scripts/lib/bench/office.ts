import { type BrowserContext, chromium } from 'playwright/test';
import sharp from 'sharp';
import { untilHydrated } from '../../../tests/support/hydrated';
import { findChromium } from '../programs/chromium';
import { logInForApi } from '../size/site';
import type { Bench } from './bench';
import { measureNewBuilder } from './new-builder';
import { measureDay } from './office-day';
import { deskTasks } from './office-desk';
import { phoneTasks, siteTasks } from './office-phone';
import { Hand, type Photo, toTaskRows } from './office-task';
import type { Row } from './row';
import { phone } from './slow-phone';

/** As a phone takes it: 12 megapixels, about 2 MB. */
const takePhoto = async (at: number): Promise<Photo> => ({
  name: `photo-${at}.jpg`,
  mimeType: 'image/jpeg',
  buffer: await sharp({
    create: {
      width: 4032,
      height: 3024,
      channels: 3,
      background: 'white',
      noise: { type: 'gaussian', mean: 60 + at * 12, sigma: 12 },
    },
  })
    .blur(1.2)
    .jpeg({ quality: 80 })
    .toBuffer(),
});

/** What the office does every week: its steps, and the seconds of a hand that never hesitates. */
export async function measureOffice(bench: Bench): Promise<Row[]> {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });
  const rows: Row[] = [];
  const photos = await Promise.all(Array.from({ length: 10 }, (_, at) => takePhoto(at)));
  // The session of the run is older than ten minutes here, and an erasure would ask for its password again.
  const token = await logInForApi(bench.site);
  const signIn = async (context: BrowserContext) =>
    context.addCookies([{ name: 'next-auth.session-token', value: token, url: bench.base, httpOnly: true }]);
  try {
    for (const [list, device] of [
      [deskTasks, { viewport: { width: 1280, height: 800 } }],
      [phoneTasks, phone],
      [siteTasks, { ...phone, viewport: { width: 390, height: 844 } }],
    ] as const) {
      const context = await browser.newContext({ baseURL: bench.base, ...device });
      await signIn(context);
      const page = await context.newPage();
      const name = `Alake Court ${Date.now()}`;
      for (const task of list) {
        await page.goto(task.screen);
        await untilHydrated(page);
        const hand = new Hand(page);
        const office = { bench, browser, page, name, photos };
        await task.run(hand, office);
        rows.push(...toTaskRows(task, hand.read()));
        await task.after?.(office);
      }
      await context.close();
    }
    rows.push(...(await measureDay(bench, browser)));
    rows.push(...(await measureNewBuilder(browser)));
    return rows;
  } finally {
    await browser.close();
  }
}
