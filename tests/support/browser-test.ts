import { test as base, expect, type Page } from 'playwright/test';
import { type AdminApi, openApi } from './admin-api';
import { allowAnswer, takeProblems, watchContext } from './page-watch';
import {
  deleteDraftsBeside,
  deleteRecordsSince,
  listDraftIds,
  readNewestLine,
  readSingletons,
  restoreSingletons,
} from './records-of-test';

export * from 'playwright/test';

/** Until React has taken over the page; a page without the framework's scripts has nothing to wait for. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    if (!document.querySelector('script[src*="/_next/"]')) return true;
    type Fiber = { alternate: Fiber | null; return: Fiber | null; flags: number };
    // Of what is being placed or hydrated: until that is done, React may still put other elements in their place.
    const unfinished = 2 | 4096;
    const control = document.querySelector('main button, main input:not([type=hidden]), main a');
    // A notice above a screen of the admin is alive before the screen is.
    const isScreen = location.pathname.startsWith('/admin');
    const heads = isScreen ? [...document.querySelectorAll('main h1')] : [];
    // What has come waits there until React shows it.
    if (isScreen && document.querySelector('div[hidden][id^="S:"]')) return false;
    if (!control) return false;
    // Without a name: what runs the commands would give it a helper of its own, which no page has.
    return [control, ...heads].every((part) => {
      const key = Object.keys(part).find((name) => name.startsWith('__reactFiber'));
      let fiber = key ? (part as unknown as Record<string, Fiber | null>)[key] : undefined;
      if (!fiber) return false;
      for (; fiber; fiber = fiber.return) if (!fiber.alternate && fiber.flags & unfinished) return false;
      return true;
    });
  });
}

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
      const [line, singletons] = [await readNewestLine(), await readSingletons()];
      const drafts = await listDraftIds();
      await use(undefined);
      await deleteDraftsBeside(drafts);
      await deleteRecordsSince(line, request);
      await restoreSingletons(singletons);
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
