import { test as base, type Page } from '@playwright/test';

export * from '@playwright/test';

/** Until React has taken over the page; a page without the framework's scripts has nothing to wait for. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    if (!document.querySelector('script[src*="/_next/"]')) return true;
    const control = document.querySelector('main button, main input:not([type=hidden]), main a');
    return control !== null && Object.keys(control).some((key) => key.startsWith('__reactProps'));
  });
}

/** As Playwright's, but a page that is gone to, or loaded anew, is alive, unless `commit` is waited for: its scripts come after its first paint, and a click before them is the browser's. */
export const test = base.extend({
  page: async ({ page, javaScriptEnabled }, use) => {
    const { goto, reload } = page;
    const wait = async (options?: { waitUntil?: string }) => {
      if (javaScriptEnabled && options?.waitUntil !== 'commit') await untilHydrated(page);
    };
    page.goto = async (url, options) => {
      const response = await goto.call(page, url, options);
      await wait(options);
      return response;
    };
    page.reload = async (options) => {
      const response = await reload.call(page, options);
      await wait(options);
      return response;
    };
    await use(page);
  },
});
