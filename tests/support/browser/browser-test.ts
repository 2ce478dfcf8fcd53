import { test as base, expect } from 'playwright/test';
import { type AdminApi, openApi } from '../contract/admin-api';
import { putBack, readRecords } from '../records/records-of-test';
import { untilHydrated } from './hydrated';
import { allowAnswer, takeProblems, watchContext } from './page-watch';

export * from 'playwright/test';

type Fixtures = {
  /** The API as its own clients call it, by an admin. */
  api: AdminApi;
  /** Deletes what the test has added, when it ends, and puts back the settings and figures that it has changed. */
  ownRecords: undefined;
  /** Fails the test when one of its pages has caused what no visitor must cause. */
  noProblems: undefined;
};

/** As Playwright's, but a page that is gone to, or loaded anew, is alive, unless `commit` is waited for: its scripts come after its first paint, and a click before them is the browser's. */
export const test = base.extend<Fixtures>({
  api: async ({ request }, use) => use(await openApi(request)),

  ownRecords: [
    async ({ request }, use) => {
      const before = await readRecords();
      await use(undefined);
      await putBack(before, request);
    },
    { auto: true },
  ],

  noProblems: [
    async ({ browser }, use) => {
      const { newContext } = browser;
      browser.newContext = async (options) => {
        const context = await newContext.call(browser, options);
        watchContext(context);
        return context;
      };
      await use(undefined);
      browser.newContext = newContext;
      expect(takeProblems()).toEqual([]);
    },
    { auto: true },
  ],

  context: async ({ context, noProblems: _ }, use) => {
    watchContext(context);
    await use(context);
  },

  page: async ({ page, javaScriptEnabled }, use) => {
    const { goto, reload } = page;
    const wait = async (options?: { waitUntil?: string }) => {
      if (javaScriptEnabled && options?.waitUntil !== 'commit') await untilHydrated(page);
    };
    page.goto = async (url, options) => {
      const response = await goto.call(page, url, options);
      if (response && response.status() >= 400) allowAnswer(page, response.url());
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
