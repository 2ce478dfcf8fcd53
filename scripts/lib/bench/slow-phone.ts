import type { Browser, CDPSession, Page } from 'playwright/test';
import { untilHydrated } from '../../../tests/support/hydrated';

export const slowdown = 4;
export const phone = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
};

/** Opens a page on a phone whose processor is four times as slow from the moment that the page is alive. */
export async function onSlowPhone<T>(
  browser: Browser,
  url: string,
  measure: (page: Page, client: CDPSession) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext(phone);
  try {
    await context.addInitScript(() => sessionStorage.setItem('splash', 'seen'));
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'networkidle' });
    await untilHydrated(page);
    const client = await context.newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    return await measure(page, client);
  } finally {
    await context.close();
  }
}
